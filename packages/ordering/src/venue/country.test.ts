import { expect, test } from "vitest";
import { countryOf, DISTANCE_UNIT } from "./country.ts";

test("screens#distance-unit: a restaurant's country follows from its province, else from its address", () => {
  expect(
    [
      { province: "ON", address: "Buffalo, NY 14202" },
      { address: "318 King Street West, Toronto, ON M5V 1J5" },
      { address: "412, rue Saint-Joseph Est, Québec (Québec) G1K\u00a03B5" },
      { address: "1 Canalside, Buffalo, NY 14202" },
      { province: "NY", address: "1 Canalside, Buffalo, NY 14202-1234, USA" },
      { address: "Pier 12345" },
      {},
    ].map((one) => countryOf({ province: null, address: null, ...one })),
  ).toEqual(["ca", "ca", "ca", "us", "us", "ca", "ca"]);
  expect(DISTANCE_UNIT).toEqual({ ca: "km", us: "mi" });
});
