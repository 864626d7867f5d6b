import { expect, it } from "vitest";
import { venueOnReceipt } from "./order-to-place.ts";

it("A receipt has the restaurant name that the site shows, in each language.", () => {
  const localization = { "fr-CA": { name: "Braise", display_name: "Braise, grill et bar" } };
  const data = { id: 1, slug: "braise", name: "Braise", display_name: "Braise Grill", localization };
  const venue = { data, zone: "America/Toronto", hub: null };
  expect(venueOnReceipt(venue, "fr-CA").name).toBe("Braise, grill et bar");
  expect(venueOnReceipt(venue, "en-CA").name).toBe("Braise Grill");
});

it("menu#html-escapes: a receipt shows the restaurant's address without HTML escapes and markup.", () => {
  const data = { id: 1, slug: "braise", name: "Braise", address: "5th &amp; Main <b>St</b>" };
  expect(venueOnReceipt({ data, zone: "America/Toronto", hub: null }, "en-CA").address).toBe("5th & Main St");
});
