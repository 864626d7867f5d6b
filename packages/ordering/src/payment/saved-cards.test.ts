import { expect, it } from "vitest";
import { firstSavedCard } from "./saved-cards.ts";

const card = (paymentCardId: string, isDefault = false) => ({ paymentCardId, isDefault });

it("For credit_card with a logged-in user: the default saved card is chosen, else the second saved card.", () => {
  expect(firstSavedCard([card("1"), card("2"), card("3", true)])?.paymentCardId).toBe("3");
  expect(firstSavedCard([card("1"), card("2"), card("3")])?.paymentCardId).toBe("2");
});

it("Otherwise there is none, and the card fields are empty.", () => {
  expect([firstSavedCard([]), firstSavedCard([card("1")])]).toEqual([null, null]);
});
