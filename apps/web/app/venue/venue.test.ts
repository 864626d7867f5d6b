import type { RestaurantData } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { localMomentAt } from "./local-moment.ts";
import { readTable, readVenue } from "./venue.ts";

const now = { date: "2026-11-20", weekday: 4, minutes: 12 * 60 };
const cafe: RestaurantData = {
  id: 7,
  slug: "cafe",
  name: "Caf&eacute;",
  display_name: "Caf&eacute; &amp; <b>Four</b>",
  localization: { "fr-CA": { description: "Le pain du jour" } },
  description: "Bread of the day",
  hours: [{ weekday: 4, start_time: "08:00", end_time: "16:00" }],
  generic_table_locations: [{ location: "Terrace", areas: ["Bench:T1"] }],
};

describe("a venue", () => {
  test("Its text fields are shown without HTML escapes and tags.", () => {
    expect(readVenue(cafe, "en-CA", now).name).toBe("Café & Four");
  });

  test("Its texts are in the page's language if they are translated.", () => {
    expect(readVenue(cafe, "fr-CA", now).description).toBe("Le pain du jour");
    expect(readVenue(cafe, "en-CA", now).description).toBe("Bread of the day");
  });

  test("Its postal code does not break across lines; the rest of the address may.", () => {
    const address = "412, rue Saint-Joseph Est, Québec (Québec) G1K 3B5";
    expect(readVenue({ ...cafe, address }, "fr-CA", now).address).toBe(
      "412, rue Saint-Joseph Est, Québec (Québec) G1K\u00a03B5",
    );
    expect(readVenue({ ...cafe, address: "12 Main Street" }, "en-CA", now).address).toBe("12 Main Street");
  });

  test("Its support address comes from order_options.", () => {
    const order_options = { support_email: "help@cafe.example" };
    expect(readVenue({ ...cafe, order_options }, "en-CA", now).supportEmail).toBe("help@cafe.example");
    expect(readVenue(cafe, "en-CA", now).supportEmail).toBeNull();
  });

  test("It is open by its local time; the default zone is America/Toronto.", () => {
    expect(readVenue(cafe, "en-CA", now).openState).toMatchObject({ open: true, until: { minutes: 960 } });
    const instant = Date.UTC(2026, 10, 20, 17, 0);
    expect(localMomentAt(instant, null)).toEqual(now);
    expect(localMomentAt(instant, "America/Halifax")).toMatchObject({ minutes: 13 * 60 });
    expect(localMomentAt(instant, "Nowhere/Else")).toEqual(now);
  });
});

describe("a venue's look", () => {
  test("It comes from menu_configuration.", () => {
    const menu_configuration = {
      theme: "dark",
      fonts: "Lora",
      card_style: "text",
      browse_menu_style: "list",
      favicon: "/pictures/cup.svg",
      logo_redirect_url: "https://cafe.example/",
    };
    const venue = readVenue({ ...cafe, menu_configuration }, "en-CA", now);
    expect(venue).toMatchObject({ cardStyle: "text", browseStyle: "list", favicon: "/pictures/cup.svg" });
    expect(venue.look).toMatchObject({ theme: "dark", font: "Lora" });
    expect(venue.logoTo).toBe("https://cafe.example/");
  });

  test("Its cover keeps one point in every crop, by default its middle.", () => {
    const focusOf = (menu_configuration: RestaurantData["menu_configuration"]) =>
      readVenue({ ...cafe, menu_configuration }, "en-CA", now).coverFocus;
    expect(focusOf({ cover: "/pictures/oven.jpg", cover_focus: { x: 30, y: 80 } })).toBe("30% 80%");
    expect(focusOf({ cover: "/pictures/oven.jpg", cover_focus: { y: 80 } })).toBe("50% 80%");
    expect(focusOf({ cover: "/pictures/oven.jpg" })).toBe("50% 50%");
  });

  test("Missing or unknown settings fall back to the default look.", () => {
    const venue = readVenue({ ...cafe, menu_configuration: { theme: "ember", card_style: "grid" } }, "en-CA", now);
    expect(venue).toMatchObject({ cardStyle: "picture", browseStyle: "tabs", favicon: null, logoTo: null });
    expect(venue.look).toMatchObject({ theme: "device", font: "Fraunces" });
  });
});

describe("the table of a visit", () => {
  test("A generic table location serves as the table number, and has a name.", () => {
    expect(readTable(cafe, { tableNum: null, genericTableLocation: "T1" })).toEqual({ number: "T1", name: "Bench" });
    expect(readTable(cafe, { tableNum: "12", genericTableLocation: null })).toEqual({ number: "12", name: null });
    expect(readTable(cafe, { tableNum: null, genericTableLocation: null })).toBeNull();
  });
});
