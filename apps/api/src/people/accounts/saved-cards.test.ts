import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, STEAK } from "../../testing/grill.ts";
import { register, type SignedIn } from "../../testing/people.ts";
import { sandboxLedger } from "../../testing/process-payments-now.ts";
import { aCard, aSubmit, submit } from "../../testing/submit.ts";
import { cookiesOf, openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { api, call, clock, load, pool } = test;
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [], payment_processor: "sandbox" } });

const CARD = "/api/auth/payment-method";
const contact = { full_name: "Noor Haddad" };
let noor: SignedIn;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "people, rate_limits, orders, sandbox_gateway.ledger, sandbox_gateway.tokens");
  noor = await register(test, { email: "noor@example.ca" });
});

/** Cards with different last digits count as different cards. */
let digits = 1000;
async function saveAnother(who: SignedIn) {
  const card = (await aCard(test)) as { readonly postal_code: string; readonly token?: string };
  digits += 1;
  await pool.query("update sandbox_gateway.tokens set last4 = $2 where token = $1", [card.token, String(digits)]);
  return call(CARD, { ...who.self, card }, who.headers);
}
const keptAtGateway = async () =>
  (await pool.query("select from sandbox_gateway.tokens where customer is not null")).rows.length;

const save = async (who: SignedIn, but: object = {}, behaviour: Parameters<typeof aCard>[1] = "approve") =>
  call(CARD, { ...who.self, card: await aCard(test, behaviour), ...but }, who.headers);

async function put(who: SignedIn, change: object) {
  const request = new Request(`http://comptoir.test${CARD}`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...who.headers },
    body: JSON.stringify({ ...who.self, ...change }),
  });
  const response = await api.fetch(request);
  return { status: response.status, body: (await response.json()) as { paymentMethods: Shown[]; code?: unknown } };
}
type Shown = { paymentCardId: string; isDefault: boolean; last4: string; expiry_date: string };
const orderWith = (who: SignedIn | null, chosenCreditCard: object | null, checkout: object = {}) =>
  submit(
    test,
    aSubmit({ items: [STEAK], checkout: { contact, paymentMethod: "credit_card", ...checkout }, chosenCreditCard }),
    { headers: who?.headers ?? {} },
  );

describe("Saved cards", () => {
  it("api#add-payment-method: have the gateway's details, whatever the body says, and the first is the default", async () => {
    const card = { ...(await aCard(test)), type: "AMEX", last4: "0000", expiry_date: "01/99" };
    const { status, body } = await call(CARD, { ...noor.self, card, savingFromCheckout: true }, noor.headers);
    expect(status).toBe(201);
    expect(body.paymentMethods).toEqual([
      {
        paymentCardId: expect.any(String),
        type: "VISA",
        last4: "4242",
        expiry_date: "12/29",
        isDefault: true,
        keptAt: "sandbox",
      },
    ]);
    const info = await call("/api/auth/get-comptoir-user-info", noor.self, noor.headers);
    expect(info.body.paymentMethods).toEqual(body.paymentMethods);
  });

  it("api#update-payment-method: change in the fields that are sent, and exactly one is the default", async () => {
    await save(noor);
    const { body } = await saveAnother(noor);
    const second = body.paymentMethods[1] as Shown;
    const changed = await put(noor, { paymentCardId: second.paymentCardId, isDefault: true, expiry_date: "05/31" });
    expect(changed.body.paymentMethods.map(({ isDefault }) => isDefault)).toEqual([true, false]);
    expect(changed.body.paymentMethods[0]).toMatchObject({ ...second, isDefault: true, expiry_date: "05/31" });
  });

  it("api#delete-payment: are deleted at the gateway too, and another one becomes the default", async () => {
    const first = (await save(noor)).body.paymentMethods[0] as Shown;
    await saveAnother(noor);
    const { body } = await call(
      "/api/auth/delete-payment",
      { ...noor.self, paymentCardId: first.paymentCardId },
      noor.headers,
    );
    expect(body.paymentMethods).toMatchObject([{ isDefault: true }]);
    expect((await orderWith(noor, { paymentCardId: first.paymentCardId })).body.code).toBe("card_unknown");
    expect(await keptAtGateway()).toBe(1);
  });

  it("payment#kept-cards: are at most ten, also with concurrent calls, and a declined card is not saved", async () => {
    const declined = await save(noor, {}, "decline");
    expect({ status: declined.status, code: declined.body.code }).toEqual({ status: 402, code: 200 });
    await emptyTables(pool, "rate_limits");
    for (let index = 0; index < 8; index += 1) await saveAnother(noor);
    const last = await Promise.all(Array.from({ length: 4 }, () => saveAnother(noor)));
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const { rows } = await pool.query("select from sandbox_gateway.tokens where customer is not null and saved");
    expect(rows.length, "nothing is left at the gateway that nobody can delete").toBe(10);
  });

  it("payment#kept-cards: the same card is saved once, also with concurrent calls", async () => {
    const first = await save(noor);
    const again = await Promise.all(Array.from({ length: 3 }, () => save(noor, { savingFromCheckout: true })));
    for (const { status, body } of again) {
      expect(status).toBe(201);
      expect(body.paymentCardId).toBe(first.body.paymentCardId);
      expect(body.paymentMethods).toHaveLength(1);
    }
    expect(await keptAtGateway(), "nothing is left at the gateway that nobody can delete").toBe(1);
    const ana = await register(test, { email: "ana@example.ca" });
    expect((await save(ana)).body.paymentCardId, "another person keeps it for themselves").not.toBe(
      first.body.paymentCardId,
    );
  });

  it("promises#promise-31: saving cards is limited, so that stolen cards cannot be tested", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 13; index += 1) statuses.push((await save(noor, {}, "decline")).status);
    expect(statuses.filter((status) => status === 402).length).toBeLessThanOrEqual(11);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("An order by a saved card", () => {
  it("payment#saved-cards: is charged to the chosen card, whose token is not sent", async () => {
    const card = (await save(noor)).body.paymentMethods[0] as Shown;
    const { status, body } = await orderWith(noor, { paymentCardId: card.paymentCardId, isDefault: true });
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body.order).toMatchObject({ yours: true, payment: { status: "authorised", type: "VISA", last4: "4242" } });
    expect(await sandboxLedger(pool)).toMatchObject({ authorise: 1 });
  });

  it("payment#avs: compares the postal code of the saved card, or of the order", async () => {
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [], payment_processor: "sandbox", avs: true } });
    const card = { ...(await aCard(test)), postal_code: null };
    const { paymentCardId } = (await call(CARD, { ...noor.self, card }, noor.headers)).body;
    const without = await orderWith(noor, { paymentCardId });
    expect(without.status).toBe(400);
    expect(without.body.issues).toEqual([{ path: "data.checkout.card.postal_code", message: expect.any(String) }]);
    expect((await orderWith(noor, { paymentCardId }, { card: { postal_code: "M5V 2T6" } })).status).toBe(201);
    await put(noor, { paymentCardId, postal_code: "M5V 2T6" });
    expect((await orderWith(noor, { paymentCardId })).status).toBe(201);
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [], payment_processor: "sandbox" } });
  });

  it("checkout#register-at-checkout: a guest registers, saves a card and pays the cart with it", async () => {
    const guest = await call("/api/orders/set-costs", { items: [STEAK], type: "dine-in" }, AT_THE_GRILL);
    const cookie = cookiesOf(guest);
    const ana = await register(test, { email: "ana@example.ca", registerAtCheckout: true }, { cookie });
    const headers = { ...ana.headers, cookie: `${cookie}; ${ana.cookie}` };
    const kept = await call("/api/cart?type=dine-in", undefined, { ...AT_THE_GRILL, ...headers });
    expect(kept.body.items, JSON.stringify(kept.body)).toHaveLength(1);
    const { paymentCardId } = (await save(ana, { savingFromCheckout: true })).body;
    const body = aSubmit({
      items: [STEAK],
      checkout: { contact, paymentMethod: "credit_card" },
      chosenCreditCard: { paymentCardId },
    });
    const placed = await submit(test, body, { headers });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { body: receipts } = await call("/api/auth/get-past-receipts", ana.self, ana.headers);
    expect(receipts.receipts).toMatchObject([{ id: placed.body.order.id }]);
  });

  it("promises#promise-34: cannot be paid with another person's card, neither by its id nor by its token", async () => {
    const card = (await save(noor)).body.paymentMethods[0] as Shown;
    const stranger = await register(test, { email: "ana@example.ca" });
    for (const who of [stranger, null]) {
      const answer = await orderWith(who, { paymentCardId: card.paymentCardId });
      expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 404, code: "card_unknown" });
    }
    const [{ token }] = (await pool.query("select token from person_cards")).rows;
    const byToken = await orderWith(stranger, null, { card: { token, type: "VISA", last4: "4242" } });
    expect(byToken.status, "the gateway's own name of a kept card is good for its customer alone").toBe(402);
    for (const change of [
      () => put(stranger, { paymentCardId: card.paymentCardId, isDefault: true }),
      () => call("/api/auth/delete-payment", { ...stranger.self, paymentCardId: card.paymentCardId }, stranger.headers),
    ]) {
      expect((await change()).status).toBe(404);
    }
    const info = await call("/api/auth/get-comptoir-user-info", noor.self, noor.headers);
    expect(info.body.paymentMethods).toHaveLength(1);
  });

  it("people#guest-orders: is not placed twice if the guest signs in before a retry", async () => {
    const guest = await call("/api/orders/set-costs", { items: [STEAK], type: "dine-in" }, AT_THE_GRILL);
    const cookie = guest.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const key = "0198c0de-0000-4000-8000-00000000abcd";
    const body = aSubmit({ items: [STEAK], checkout: { contact, card: await aCard(test) } });
    const first = await submit(test, body, { key, headers: { cookie } });
    expect(first.status, JSON.stringify(first.body)).toBe(201);
    const signedIn = await register(test, { email: "ana@example.ca" }, { cookie });
    const headers = { ...signedIn.headers, cookie: `${cookie}; ${signedIn.cookie}` };
    const again = await submit(test, body, { key, headers });
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect(again.body.order.id).toBe(first.body.order.id);
    const found = await call(`/api/orders/reference/${key}`, undefined, { ...AT_THE_GRILL, ...headers });
    expect(found.body.order).toMatchObject({ id: first.body.order.id, yours: true });
  });
});
