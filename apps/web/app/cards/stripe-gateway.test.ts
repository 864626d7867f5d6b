import type { PaymentMethodResult } from "@stripe/stripe-js";
import { describe, expect, test } from "vitest";
import { NO_STRIPE_CARD, readCardToken, type StripeCard, stripeCardState } from "./stripe-card-state.ts";
import { createStripeCards } from "./stripe-gateway.tsx";

const CONFIG = { tokenUrl: null, publishableKey: "pk_test_1", account: null, avs: true, today: "2026-11-20" };
const ENTERED = { empty: false, complete: true, error: null };
const BEGUN = { empty: false, complete: false, error: "incomplete_number" };
const whole: StripeCard = {
  ...NO_STRIPE_CARD,
  said: { "card.number": ENTERED, "card.expiry_date": ENTERED, "card.cvd": ENTERED },
  postalCode: "M5V 2T6",
};
const failed = (code: string, type = "validation_error") =>
  ({ error: { code, type } }) as unknown as PaymentMethodResult;

describe("a card in Stripe's fields", () => {
  test("A missing or incomplete field is reported at the field, in the page's own words.", () => {
    const rulesOf = (card: StripeCard, avs = true) =>
      stripeCardState(card, { avs }).refusals.map(({ field, rule }) => `${field} ${rule}`);
    expect(rulesOf(NO_STRIPE_CARD)).toEqual([
      "card.number required",
      "card.expiry_date required",
      "card.cvd required",
      "card.postal_code required",
    ]);
    expect(rulesOf({ ...whole, said: { ...whole.said, "card.number": BEGUN } })).toEqual(["card.number credit_card"]);
    expect(rulesOf({ ...whole, postalCode: "" }, false)).toEqual([]);
    expect(rulesOf({ ...whole, postalCode: "nowhere" })).toEqual(["card.postal_code postal_code"]);
    expect(rulesOf(whole)).toEqual([]);
  });

  test("The token comes with the card's brand and last digits; the page never has the number.", () => {
    const card = { brand: "amex", last4: "0005", exp_month: 3, exp_year: 2031 };
    const made = { paymentMethod: { id: "pm_1", card } } as unknown as PaymentMethodResult;
    expect(readCardToken(made, "M5V 2T6")).toEqual({
      token: "pm_1",
      type: "AMEX",
      last4: "0005",
      expiry_date: "03/31",
      postal_code: "M5V 2T6",
    });
  });

  test.each([
    ["incorrect_number", "card.number"],
    ["invalid_expiry_year_past", "card.expiry_date"],
    ["incomplete_cvc", "card.cvd"],
    ["incorrect_zip", "card.postal_code"],
  ])("A field that Stripe refuses shows the error (%s).", (code, field) => {
    expect(readCardToken(failed(code), null)).toMatchObject({ refused: { field } });
  });

  test("Stripe's library loads once a card is shown; if it is unreachable, nothing is charged.", async () => {
    let times = 0;
    const entry = createStripeCards(async () => {
      times += 1;
      return null;
    }).mount(CONFIG);
    expect(times).toBe(0);
    expect(entry.state().refusals).toHaveLength(4);
    expect(await entry.tokenise()).toMatchObject({ refused: { field: null } });
    expect(await entry.tokenise()).toMatchObject({ refused: { field: null } });
    expect(times).toBe(2);
  });

  test("Stripe's library is that of the account which gets the card.", async () => {
    const loaded: unknown[] = [];
    const load = async (...asked: unknown[]) => {
      loaded.push(asked);
      return null;
    };
    for (const account of [null, "acct_1"])
      await createStripeCards(load)
        .mount({ ...CONFIG, account })
        .tokenise();
    expect(loaded).toEqual([
      ["pk_test_1", null],
      ["pk_test_1", "acct_1"],
    ]);
  });
});
