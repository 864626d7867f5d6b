import { expect, it } from "vitest";
import { venueOnReceipt } from "./order-to-place.ts";

it("A receipt is issued in the name that the site shows, in each language.", () => {
  const localization = { "fr-CA": { name: "Braise", display_name: "Braise, grill et bar" } };
  const data = { id: 1, slug: "braise", name: "Braise", display_name: "Braise Grill", localization };
  const venue = { data, zone: "America/Toronto", hub: null };
  expect(venueOnReceipt(venue, "fr-CA").name).toBe("Braise, grill et bar");
  expect(venueOnReceipt(venue, "en-CA").name).toBe("Braise Grill");
});
