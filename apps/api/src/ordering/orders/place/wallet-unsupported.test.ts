import { m } from "@comptoir/messages";
import { expect, it } from "vitest";
import { STEAK } from "../../../testing/grill.ts";
import { openStripeApi, STRIPE_GRILL } from "../../../testing/stripe-api.ts";
import { aSubmit, submit } from "../../../testing/submit.ts";

// A wallet is accepted only at a location that offers it. This location takes cards through Stripe and has no
// wallet set up. The order contains a wallet's payload.
const test = await openStripeApi();
test.clock.set("2026-11-20T17:00:00Z");
await test.load(STRIPE_GRILL);

const payload = { applePayPaymentToken: "tok_visa", googlePayPaymentPayload: "tok_visa" };

it.each(["applePay", "googlePay"])("%s is unsupported if the location does not offer it", async (paymentMethod) => {
  const contact = { full_name: "Ada Lovelace" };
  const order = aSubmit({ items: [STEAK], checkout: { contact, paymentMethod, ...payload } });
  for (const locale of ["en-CA", "fr-CA"] as const) {
    const { status, body } = await submit(test, order, { headers: { "x-locale": locale } });
    const message = m.refusal_wallet_unsupported({}, { locale });
    expect({ status, ...body }).toMatchObject({ status: 409, code: "wallet_unsupported", message });
  }
  expect(test.stripe.intents.size).toBe(0);
});
