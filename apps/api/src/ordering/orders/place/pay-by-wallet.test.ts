import { describe, expect, it } from "vitest";
import { GRILL, STEAK } from "../../../testing/grill.ts";
import { processPaymentsNow, sandboxLedger } from "../../../testing/process-payments-now.ts";
import { aCard, aSubmit, submit } from "../../../testing/submit.ts";
import { openTestApi } from "../../../testing/test-api.ts";

const test = await openTestApi({ sweepEveryMs: 3_600_000 });
const { pool, load, call, clock } = test;
clock.set("2026-11-20T17:00:00Z");
const SANDBOX_GRILL = { ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" } };
await load(SANDBOX_GRILL);

const contact = { full_name: "Ada Lovelace" };
const PAYLOAD = { applePay: "applePayPaymentToken", googlePay: "googlePayPaymentPayload" } as const;
const payBy = (wallet: keyof typeof PAYLOAD, payload: string | null, costs: object = {}) =>
  aSubmit({ items: [STEAK], costs, checkout: { contact, paymentMethod: wallet, [PAYLOAD[wallet]]: payload } });

describe.each(["applePay", "googlePay"] as const)("An order that is paid by %s", (wallet) => {
  it("is charged through the gateway like a card, captured once, and shown with its wallet", async () => {
    const before = await sandboxLedger(pool);
    const { token } = (await aCard(test)) as unknown as { token: string };
    const { status, body } = await submit(test, payBy(wallet, token));
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.order.payment).toMatchObject({ method: wallet, status: "authorised", type: "VISA", last4: "4242" });
    await processPaymentsNow(pool);
    expect((await sandboxLedger(pool)).capture).toBe(before.capture + 1);
  });

  it("is refused if its card is declined or the payload is missing, and nothing is charged", async () => {
    const before = await sandboxLedger(pool);
    const { token } = (await aCard(test, "decline")) as unknown as { token: string };
    expect(await submit(test, payBy(wallet, token))).toMatchObject({ status: 402, body: { code: 200 } });
    expect(await submit(test, payBy(wallet, null))).toMatchObject({ status: 402, body: { code: "payment_required" } });
    await processPaymentsNow(pool);
    expect(await sandboxLedger(pool)).toEqual(before);
  });

  it("is refused if the sheet's total differs from the server's", async () => {
    const { token } = (await aCard(test)) as unknown as { token: string };
    const answer = await submit(test, payBy(wallet, token, { totalWithTip: "1.00" }));
    expect(answer).toMatchObject({ status: 409, body: { code: 428 } });
  });

  it("is offered by the sandbox, with a sheet in place of the device's", async () => {
    const config = await call("/api/payment/get-payment-config", { app8RestaurantId: 7 });
    expect(config.body.wallets).toEqual({ applePay: true, googlePay: true, standIn: true, googleMerchantId: null });
  });
});
