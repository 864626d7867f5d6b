import { expect, test } from "vitest";
import { chargeOf, chargeWords } from "./charge.ts";

test.each([
  ["$4.99", "4.99$"],
  ["4,99\u00a0$", "4.99$"],
  ["5.00$", "5.00$"],
  ["18 %", "18%"],
  ["9,975 %", "9.975%"],
  ["a lot", "a lot"],
  ["$4.999", "$4.999"],
])("studio#venue-settings: %s typed as a charge is %s.", (typed, charge) => {
  expect(chargeOf(typed)).toBe(charge);
});

test.each([
  ["4.99$", "$4.99"],
  ["18%", "18%"],
  ["a lot", "a lot"],
])("studio#venue-settings: The charge %s is shown as %s, and typed so it is the same charge.", (charge, words) => {
  expect(chargeWords(charge)).toBe(words);
  expect(chargeOf(words)).toBe(charge);
});
