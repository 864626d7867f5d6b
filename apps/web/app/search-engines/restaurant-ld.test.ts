import type { RestaurantData } from "@comptoir/ordering";
import { expect, test } from "vitest";
import { localMomentAt } from "../venue/local-moment.ts";
import { readVenue } from "../venue/venue.ts";
import { chainName } from "./chain-ld.ts";
import { postalAddressLd, restaurantLd } from "./restaurant-ld.ts";

const GRILL: RestaurantData = {
  ...{
    id: 7,
    name: "Grill",
    slug: "grill",
    province: "ON",
    group: "harbour-grills",
    image: "/grill.jpg",
    payment_processor: "sandbox",
  },
  ...{ address: "318 King Street West, Toronto, ON M5V 1J5", latitude: "43.6462", longitude: -79.3919 },
  hours: [{ weekday: 5, start_time: "17:00", end_time: "24:00" }],
  holiday_hours: [
    { date: "2026-12-25", full_day: true },
    { date: "2026-12-26", start_time: "12:00", end_time: "15:00" },
    { date: "2026-07-01", full_day: true },
  ],
};
const describeGrill = (restaurant = GRILL) => {
  const now = localMomentAt(Date.parse("2026-11-22T17:00:00Z"), undefined);
  return restaurantLd(readVenue(restaurant, "en-CA", now), restaurant, "https://order.example");
};

test("A restaurant is described with its address, its hours, its upcoming holidays and its chain.", () => {
  expect(describeGrill()).toMatchObject({
    "@type": "Restaurant",
    url: "https://order.example/grill",
    image: "https://order.example/grill.jpg",
    geo: { latitude: 43.6462, longitude: -79.3919 },
    openingHoursSpecification: [{ dayOfWeek: "https://schema.org/Saturday", opens: "17:00", closes: "23:59" }],
    specialOpeningHoursSpecification: [
      { validFrom: "2026-12-25", opens: "00:00", closes: "00:00" },
      { validFrom: "2026-12-26", opens: "12:00", closes: "15:00" },
    ],
    parentOrganization: {
      name: "Harbour Grills",
      url: "https://order.example/harbour-grills/location-search",
    },
  });
});

test("The order action is described while the restaurant takes orders, not while it is paused or accepts no payments.", () => {
  expect(describeGrill()).toMatchObject({ potentialAction: { target: "https://order.example/grill" } });
  expect(describeGrill({ ...GRILL, orders_paused: true })).not.toHaveProperty("potentialAction");
  expect(describeGrill({ ...GRILL, payment_processor: null })).not.toHaveProperty("potentialAction");
});

test("Missing data of a restaurant is omitted.", () => {
  const bare = describeGrill({ id: 7, name: "Grill", slug: "grill" });
  const left = ["geo", "address", "image", "openingHoursSpecification", "parentOrganization", "telephone"];
  expect(left.filter((name) => name in bare)).toEqual([]);
});

test("A Canadian address is split into its parts in both languages; any other stays one line.", () => {
  const parts = { addressLocality: "Toronto", postalCode: "M5V 1J5", addressRegion: "ON" };
  expect(postalAddressLd("318 King Street West, Toronto, ON M5V 1J5", "ON")).toMatchObject(parts);
  expect(postalAddressLd("412, rue Saint-Joseph Est, Québec (Québec) G1K 3B5", "QC")).toMatchObject({
    streetAddress: "412, rue Saint-Joseph Est",
    addressLocality: "Québec",
    postalCode: "G1K 3B5",
  });
  expect(postalAddressLd("On the hill", null)).toEqual({
    "@type": "PostalAddress",
    streetAddress: "On the hill",
    addressCountry: "CA",
  });
});

test("A chain's name is derived from its identifier.", () => {
  expect(chainName("harbour-grills")).toBe("Harbour Grills");
  expect(chainName("Chez Nous")).toBe("Chez Nous");
});
