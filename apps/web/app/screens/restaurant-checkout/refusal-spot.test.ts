import { ERROR_CODES } from "@comptoir/contract";
import { m } from "@comptoir/messages";
import { expect, test } from "vitest";
import { spotOfRefusal } from "./refusal-notice.tsx";
import { A_PICKUP, someFacts } from "./testing/some-facts.ts";

const AT_THE_TABLE = someFacts();
const PICKED_UP = someFacts(A_PICKUP);

test("Every code of the catalogue is shown somewhere on the page, with the next step for the diner.", () => {
  for (const { code } of Object.values(ERROR_CODES)) expect(spotOfRefusal(code, PICKED_UP).next).not.toBe("");
});

test("A declined card and a gift card are reported at the payment, a full interval at the time, and a sold-out dish at the lines.", () => {
  const spots = [200, "gift_card_empty", 422, 415, "internal"].map((code) => spotOfRefusal(code, PICKED_UP));
  expect(spots.map(({ step, isAboutLines }) => step?.id ?? (isAboutLines ? "lines" : "page"))).toEqual([
    "payment",
    "payment",
    "when",
    "lines",
    "page",
  ]);
  expect(new Set(spots.map(({ next }) => next)).size).toBe(5);
});

test("At a table, where no time is chosen, a closed kitchen is reported at the table.", () => {
  expect([418, 422].map((code) => spotOfRefusal(code, AT_THE_TABLE).step?.id)).toEqual(["where", "where"]);
});

test("The text does not suggest another try if the order to change was cancelled, or its deadline has passed.", () => {
  const nexts = ["order_cancelled", "change_too_late"].map((code) => spotOfRefusal(code, PICKED_UP).next);
  expect(nexts).toEqual([m.checkout_next_how(), m.checkout_next_how()]);
});
