import { expect, test } from "vitest";
import { percentOfRate, rateOfPercent } from "./percent.ts";

test.each([
  ["0.13", "13"],
  ["0.09975", "9.975"],
  ["0.05", "5"],
  ["0.1", "10"],
  ["0", "0"],
])("studio#venue-settings: The rate %s is shown as %s percent, and typed so it is the same rate.", (rate, percent) => {
  expect(percentOfRate(rate, ".")).toBe(percent);
  expect(rateOfPercent(percent)).toBe(rate);
});

test.each([
  ["13 %", "0.13"],
  ["13,5", "0.135"],
  ["0.13", "0.13"],
  ["100", "1"],
  ["soon", "soon"],
])("studio#venue-settings: %s typed as a percentage is the rate %s.", (typed, rate) => {
  expect(rateOfPercent(typed)).toBe(rate);
});

test("studio#venue-settings: A French page writes the percentage with a comma.", () => {
  expect(percentOfRate("0.09975", ",")).toBe("9,975");
});
