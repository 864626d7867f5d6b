import { expect, test } from "vitest";
import { mailAddress, mapAddress, phoneAddress } from "./ways-to-venue.tsx";

test("An address becomes a link to a map, with any characters in it.", () => {
  const url = new URL(mapAddress("Café & Fils", "12 rue Saint-Jean #4, Québec"));
  expect([url.origin, url.searchParams.get("query")]).toEqual([
    "https://www.google.com",
    "Café & Fils, 12 rue Saint-Jean #4, Québec",
  ]);
});

test("gmap_place_id identifies the place on the map.", () => {
  const url = new URL(mapAddress("Café", "12 rue Saint-Jean, Québec", "ChIJ2eUgeAK6j4ARbn5u_wAGqWA"));
  expect(url.searchParams.get("query_place_id")).toBe("ChIJ2eUgeAK6j4ARbn5u_wAGqWA");
  expect(new URL(mapAddress("Café", "Québec")).searchParams.has("query_place_id")).toBe(false);
});

test("A phone number becomes a `tel:` link in any notation.", () => {
  expect(["+1 (416) 555-0123", "416.555.0123"].map(phoneAddress)).toEqual(["tel:+14165550123", "tel:4165550123"]);
});

test("The map search uses plain spaces instead of the no-break spaces of a postal code.", () => {
  const url = new URL(mapAddress("Café", "412 rue Saint-Joseph, Québec (Québec) G1K\u00a03B5"));
  expect(url.searchParams.get("query")).toBe("Café, 412 rue Saint-Joseph, Québec (Québec) G1K 3B5");
});

test("An email link goes to its address alone, with any characters in it.", () => {
  expect(mailAddress("a+b@cafe.example")).toBe("mailto:a%2Bb@cafe.example");
  expect(mailAddress("a?bcc=b@cafe.example")).not.toContain("?");
});
