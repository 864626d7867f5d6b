import { expect, it } from "vitest";
import { formatAddress, formatPostalCode, isPostalCode } from "./postal-code.ts";

it("A postal code is Canadian, or a US ZIP code.", () => {
  const valid = ["M5V 2T6", "h2x1y4", "90210", "90210-1234"];
  expect([...valid, "D5V 2T6", "9021"].filter(isPostalCode)).toEqual(valid);
});

it("checkout#formats: A complete postal code gets the form of its country, and an incomplete one stays as typed.", () => {
  const typed = ["h2x1y4", "H2X-1Y4", "h2x 1y", "90210", "902101234", "90210-1234", "ab"];
  const formatted = ["H2X 1Y4", "H2X 1Y4", "H2X 1Y", "90210", "90210-1234", "90210-1234", "AB"];
  expect(typed.map(formatPostalCode)).toEqual(formatted);
});

it("checkout#formats: The postal code inside an address gets its form, and nothing else changes.", () => {
  expect(formatAddress("123 rue Ontario Est, Montréal h2x1y4")).toBe("123 rue Ontario Est, Montréal H2X 1Y4");
  expect(formatAddress("12 King St, Apt b2b, Toronto")).toBe("12 King St, Apt b2b, Toronto");
});
