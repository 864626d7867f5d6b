import { describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../testing/grill.ts";
import { aPickup, aSubmit, submit } from "../../testing/submit.ts";
import { cookiesOf, openTestApi } from "../../testing/test-api.ts";

const { call, clock, load } = await openTestApi();
clock.set("2026-11-20T17:00:00Z");
await load({
  ...GRILL,
  discounts: [
    ...GRILL.discounts,
    { code: "HELLO", name: "Welcome", localization: { "fr-CA": { name: "Bienvenue" } }, value: "5.00$" },
    { code: "SOON", value: "10%", starts_at: "2026-12-01T00:00:00Z" },
    { code: "MIN30", value: "10%", minimum_order_amount: "30.00" },
    { code: "AWAY", value: "10%", order_types: ["pickup", "delivery"] },
    { code: "FIRST", value: "10%", max_uses_per_person: 1 },
  ],
});

const info = (code: unknown, headers = {}) =>
  call("/api/orders/get-discount-info", { code }, { ...AT_THE_GRILL, ...headers });
const card = (giftCardNumber: string, restaurantId: unknown = 7) =>
  call("/api/orders/get-gift-card", { restaurantId, giftCardNumber }, AT_THE_GRILL);
const priced = (code: string, but: Record<string, unknown> = {}, headers = {}) =>
  call(
    "/api/orders/set-costs",
    { items: [line(11)], type: "dine-in", costs: { discount: { code } }, ...but },
    { ...AT_THE_GRILL, ...headers },
  );

describe("POST /orders/get-discount-info", () => {
  it("answers the name in the visitor's language and the value, however the code is typed", async () => {
    expect((await info(" hello ")).body).toEqual({ name: "Welcome", value: "5.00$" });
    expect((await info("HELLO", { "x-locale": "fr-CA" })).body).toEqual({ name: "Bienvenue", value: "5.00$" });
    expect((await info("TEN")).body).toEqual({ name: "TEN", value: "10%" });
  });

  it("answers an expired code, a future code and an unknown code alike", async () => {
    const answers = await Promise.all(["OLD", "SOON", "NOPE"].map((code) => info(code)));
    for (const { status, body } of answers) {
      expect({ status, ...body }).toEqual({
        ...{ status: 409, code: "discount_invalid", message: "This promo code isn’t valid." },
      });
    }
  });
});

describe("POST /orders/get-gift-card", () => {
  it("answers the code as it was sent and the balance of its ledger", async () => {
    expect(await card("full 0000 1111 2222")).toMatchObject({
      status: 200,
      body: { code: "full 0000 1111 2222", balance: "50.00" },
    });
  });

  it("reports a card without funds as empty, and does not know a card of another restaurant", async () => {
    const [empty, unknown] = [await card("NONE-0000-1111-2222"), await card("ABCD-0000-1111-2222")];
    expect(unknown).toMatchObject({ status: 409, body: { code: "gift_card_invalid" } });
    expect(unknown.body.message).not.toContain("any funds");
    expect(empty).toMatchObject({
      status: 409,
      body: { code: "gift_card_invalid", message: "The gift card does not have any funds left" },
    });
    expect(await card("FULL-0000-1111-2222", 8)).toMatchObject({ status: 404, body: { code: "restaurant_unknown" } });
  });
});

describe("What a code asks of an order", () => {
  it("a minimum: below it the code is taken back, with what is missing", async () => {
    expect(await priced("MIN30")).toMatchObject({
      status: 409,
      body: { code: "discount_invalid", message: expect.stringMatching(/30\.00.*22\.00/) },
    });
    const { body } = await priced("MIN30", { items: [line(11), STEAK] });
    expect(body.costs.discount).toMatchObject({ code: "MIN30", amount: "3.20" });
  });

  it("a kind of order: a take-out that has not chosen yet may have it, a table may not", async () => {
    const box = { items: [line(20)], date: "2026-11-20T18:00:00Z" };
    expect((await priced("AWAY", { ...box, type: "take-out" })).body.costs.discount.amount).toBe("1.50");
    expect((await priced("AWAY", { ...box, type: "pickup" })).body.costs.discount.amount).toBe("1.50");
    expect(await priced("AWAY")).toMatchObject({
      status: 409,
      body: { code: "discount_invalid", message: "This promo code isn’t for this kind of order." },
    });
  });

  it("its person: once used by a browser, an address or a phone, it is used, and given back with the order", async () => {
    const session = cookiesOf(await priced("FIRST"));
    const costs = { discount: { code: "FIRST" } };
    const contact = { full_name: "Ada Lovelace", email: "ada@example.test", phone_number: "416-555-0123" };
    const first = await submit({ call }, aPickup({ date: "2026-11-20T18:00:00Z", costs, checkout: { contact } }), {
      headers: { cookie: session },
    });
    expect(first.status, JSON.stringify(first.body)).toBe(201);

    const used = { status: 409, body: { code: "discount_invalid", message: "You have already used this promo code." } };
    expect(await priced("FIRST", {}, { cookie: session })).toMatchObject(used);
    expect(await info("FIRST", { cookie: session })).toMatchObject(used);
    const elsewhere = cookiesOf(await priced("TEN"));
    const again = (but: object) =>
      submit({ call }, aSubmit({ costs, checkout: { contact: { full_name: "Ada", ...but } } }), {
        headers: { cookie: elsewhere },
      });
    expect(await again({ email: "ADA@example.test " })).toMatchObject(used);
    expect(await again({ phone_number: "(416) 555-0123" })).toMatchObject(used);

    await call(`/api/orders/${first.body.order.id}/cancel`, {}, { ...AT_THE_GRILL, cookie: session });
    expect((await priced("FIRST", {}, { cookie: session })).status).toBe(200);
    expect(await again({ email: "ada@example.test" })).toMatchObject({ status: 201 });
  });

  it("its person, also when one person orders with it many times at once: promise 18", async () => {
    const costs = { discount: { code: "FIRST" } };
    const contact = { full_name: "Eve", email: "eve@example.test" };
    const many = Array.from({ length: 20 }, () => submit({ call }, aSubmit({ costs, checkout: { contact } })));
    const statuses = (await Promise.all(many)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });
});

describe("POST /orders/find-code", () => {
  const taking = (settings: object) =>
    load({
      ...GRILL,
      restaurant: { ...GRILL.restaurant, ...settings },
      discounts: [...GRILL.discounts, { code: "FULL-0000-1111-2222", value: "10%" }],
      membership: { members: [{ identifier: "M-77", promos: [] }] },
    });
  const find = (code: string, cookie?: string) =>
    call("/api/orders/find-code", { code }, { ...AT_THE_GRILL, ...(cookie === undefined ? {} : { cookie }) });
  const kindOf = async (code: string) => (await find(code)).body.kind;

  it("checkout#any-code: says what a code is, and of a code that is two things the first", async () => {
    await taking({});
    expect(await kindOf(" ten ")).toBe("discount");
    expect(await kindOf("M-77")).toBe("member");
    expect(await kindOf("full 0000 1111 2222")).toBe("gift-card");
    expect(await kindOf("FULL-0000-1111-2222")).toBe("discount");
    expect(await kindOf("NOPE")).toBe(null);
  });

  it("finds an empty gift card, which the bill then refuses in its own words", async () => {
    await taking({});
    expect(await kindOf("NONE-0000-1111-2222")).toBe("gift-card");
  });

  it("knows only the kinds that the restaurant takes", async () => {
    await taking({ hasDiscounts: false, membership_program: false });
    expect(await kindOf("TEN")).toBe(null);
    expect(await kindOf("M-77")).toBe(null);
    expect(await kindOf("FULL-0000-1111-2222")).toBe("gift-card");
  });

  it("is no guess without a sign", async () => {
    await taking({});
    const cookie = cookiesOf(await priced("TEN"));
    for (let n = 0; n < 20; n += 1) expect((await find(" ", cookie)).body.kind).toBe(null);
    expect((await find("full 0000 1111 2222", cookie)).body.kind).toBe("gift-card");
  });

  it("promises#promise-27: counts wrong codes like guesses of each kind, and right ones like none", async () => {
    await taking({});
    const cookie = cookiesOf(await priced("TEN"));
    for (let n = 0; n < 20; n += 1) expect((await find("M-77", cookie)).body.kind).toBe("member");
    for (let n = 0; n < 10; n += 1) expect((await find(`WRONG-${n}`, cookie)).body.kind).toBe(null);
    expect((await find("WRONG-10", cookie)).status).toBe(429);
    expect((await find("TEN", cookie)).body.kind).toBe("discount");
    const card = await call(
      "/api/orders/get-gift-card",
      { giftCardNumber: "ABCD-0000-1111-2222" },
      { ...AT_THE_GRILL, cookie },
    );
    expect(card.status).toBe(429);
  });
});

describe("A code of a kind that the restaurant has switched off", () => {
  const off = { hasDiscounts: false, voucher: { title: "Gift card" }, membership_program: false };
  const bill = (but: object) =>
    call("/api/orders/set-costs", { items: [line(11)], type: "dine-in", costs: {}, ...but }, AT_THE_GRILL);
  const place = (costs: object) => submit({ call }, aSubmit({ costs }));

  it("checkout#any-code: is answered like an unknown code, by the bill, the look-ups and the order", async () => {
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, ...off } });
    const [giftCard, discount] = ["FULL-0000-1111-2222", "TEN"];
    const unknown = [await card("ABCD-0000-1111-2222"), await info("NOPE")] as const;
    expect((await card(giftCard)).body).toEqual(unknown[0].body);
    expect((await info(discount)).body).toEqual(unknown[1].body);
    expect((await bill({ costs: { voucher: { code: giftCard } } })).body).toEqual(unknown[0].body);
    expect((await bill({ costs: { discount: { code: discount } } })).body).toEqual(unknown[1].body);
    expect((await place({ discount: { code: discount } })).body).toMatchObject({ code: "discount_invalid" });
    expect((await place({ voucher: { code: giftCard } })).body).toMatchObject({ code: "gift_card_invalid" });
    const member = (promosApplied: boolean) =>
      bill({ checkout: { memberInfo: { identifier: "marc@example.test", promosApplied } } });
    expect((await member(true)).status).toBe(409);
    expect((await member(false)).status).toBe(200);
  });
});
