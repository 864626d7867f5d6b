import { ERROR_CODES } from "@comptoir/contract";
import { expect, test } from "vitest";
import { nextStepWords, placeOfRefusal } from "./place-of-refusal.ts";

test("Every code of the catalogue has a place on the page and says what to do next.", () => {
  for (const { code } of Object.values(ERROR_CODES)) expect(nextStepWords(placeOfRefusal(code))).not.toBe("");
});

test("A declined card is said at the payment, a full interval at the time, a sold-out dish at the lines.", () => {
  expect([200, 422, 415, "gift_card_empty", "internal"].map(placeOfRefusal)).toEqual([
    "payment",
    "how",
    "lines",
    "codes",
    "page",
  ]);
});
