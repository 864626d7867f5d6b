import { ERROR_CODES } from "@comptoir/contract";
import { expect, test } from "vitest";
import { spotOfRefusal } from "./refusal-spot.ts";

test("Every code of the catalogue has a spot on the page and says what to do next.", () => {
  for (const { code } of Object.values(ERROR_CODES)) expect(spotOfRefusal(code).next).not.toBe("");
});

test("A declined card and a gift card are said at the payment, a full interval at the time, a sold-out dish at the lines.", () => {
  const spots = [200, "gift_card_empty", 422, 415, "internal"].map(spotOfRefusal);
  expect(spots.map(({ step, isAboutLines }) => step?.id ?? (isAboutLines ? "lines" : "page"))).toEqual([
    "payment",
    "payment",
    "where",
    "lines",
    "page",
  ]);
  expect(new Set(spots.map(({ next }) => next)).size).toBe(5);
});
