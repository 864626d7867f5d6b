import { m } from "@comptoir/messages";
import pg from "pg";
import { describe, expect, it, vi } from "vitest";
import { emptyTables } from "../../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line, STEAK } from "../../testing/grill.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { cookiesOf, openTestApi } from "../../testing/test-api.ts";

const { call, clock, load, pool } = await openTestApi();
await load(GRILL);
await pool.query("update discounts set uses = 1 where code = 'ONCE'");

const setCosts = (items: unknown[], but: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  call("/api/orders/set-costs", { items, type: "dine-in", tableNum: 12, ...but }, { ...AT_THE_GRILL, ...headers });

describe("POST /orders/set-costs", () => {
  it("answers the cart's lines with the server's prices, the costs and the queue", async () => {
    const peppered = {
      ...STEAK,
      quantity: 2,
      orderOptions: [
        { id: 100, values: [{ id: 101, quantity: 1 }] },
        { id: 110, values: [{ id: 111, quantity: 1 }] },
        { memo: true, values: [{ name: "No salt", price: "0.00" }] },
      ],
    };
    const { status, body } = await setCosts([peppered], {}, { "x-locale": "fr-CA" });
    expect(status).toBe(200);
    expect(body.orderItems).toEqual([
      {
        id: 10,
        menu_id: 1,
        section_id: null,
        orderId: 10,
        quantity: 2,
        name: "Bifteck",
        image: null,
        orderPrice: "51.00",
        memberOrderPrice: "51.00",
        orderOptions: [
          {
            id: 100,
            name: "Cuisson",
            values: [{ id: 101, quantity: 1, name: "Saignant", price: "0.00", roll_up: true, options: [] }],
          },
          {
            id: 110,
            name: "Sauces",
            values: [{ id: 111, quantity: 1, name: "Pepper", price: "1.50", roll_up: false, options: [] }],
          },
          { memo: true, values: [{ name: "No salt", price: "0.00" }] },
        ],
      },
    ]);
    expect(body.costs).toMatchObject({ subtotal: "51.00", taxes: "6.63", total: "57.63", totalWithTip: "57.63" });
    expect(body.costs.serviceCharge.label).toBe("Frais de service");
    expect(body.queue).toEqual({ prepTime: 10, ordersAhead: 0 });
    expect(body.warning).toBeNull();
  });

  it("warns of a catering order below its minimum, with the missing amount, and of no other order", async () => {
    const order_options = { ...GRILL.restaurant.order_options, catering_minimum_order_amount: "30.00" };
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, catering: true, order_options } });
    const warningOf = async (quantity: number, type: string) =>
      (await setCosts([{ ...STEAK, quantity }], { type })).body.warning;
    expect(await warningOf(1, "generic-catering")).toMatchObject({
      code: "below_catering_minimum",
      message: expect.stringMatching(/30\.00.*6\.00/),
      invalid_items: [],
    });
    expect(await warningOf(2, "generic-catering")).toBeNull();
    expect(await warningOf(1, "pickup")).toBeNull();
    await load(GRILL);
  });

  it("answers how many portions of a counted dish are left", async () => {
    const { body } = await setCosts([line(11, { quantity: 2 }), STEAK]);
    expect(body.orderItems).toMatchObject([{ id: 11, stock: 3 }, { id: 10 }]);
    expect(body.orderItems[1]).not.toHaveProperty("stock");
  });

  it("shows no choice that nothing is charged for, unless it comes with the dish", async () => {
    const unraised = { id: 110, values: [{ id: 111, quantity: 0 }] };
    const { body } = await setCosts([{ ...STEAK, orderOptions: [...(STEAK.orderOptions as unknown[]), unraised] }]);
    expect(body.orderItems[0]).toMatchObject({ orderPrice: "24.00", orderOptions: [{ id: 100 }, { values: [] }] });
  });

  it("prices what can be priced, and warns of the rest", async () => {
    const { status, body } = await setCosts([line(11), line(99), line(12)]);
    expect(status).toBe(200);
    expect(body.orderItems.map((item: { id: number }) => item.id)).toEqual([11, 12]);
    expect(body.warning).toMatchObject({
      code: 415,
      invalid_items: [
        { id: 99, code: 426 },
        { id: 12, code: 415 },
      ],
    });
  });

  it("answers the current price of a line when the client showed another price", async () => {
    const { body } = await setCosts([line(11, { orderPrice: "6.00" })]);
    expect(body.warning).toMatchObject({
      code: 428,
      invalid_items: [{ price: "8.00", message: "Soup now costs $8.00." }],
    });
  });

  it("gives member prices to an identifier that holds, and to nothing else that the body says", async () => {
    const memberInfo = { identifier: " Marc@Example.test", promosApplied: true };
    const { body } = await setCosts([STEAK], { checkout: { memberInfo } });
    expect(body.costs).toMatchObject({ subtotal: "24.00", memberDiscount: { preTax: "4.00" }, total: "22.60" });
    const claimed = await setCosts([STEAK], { checkout: { memberInfo: { promos: ["GOLD"], promosApplied: true } } });
    expect(claimed.body.costs.memberDiscount.preTax).toBe("0.00");
    const unknown = { checkout: { memberInfo: { identifier: "nobody", promosApplied: true } } };
    expect(await setCosts([STEAK], unknown)).toMatchObject({ status: 409, body: { code: 2202 } });
  });

  it("accepts dishes of the members' menu for members", async () => {
    const { body } = await setCosts([line(30)], { checkout: { memberInfo: { identifier: "marc@example.test" } } });
    expect(body.warning).toBeNull();
  });

  it("accepts a discount code however it is typed, and refuses an invalid one", async () => {
    const { body } = await setCosts([line(11)], { costs: { discount: { code: " ten " } } });
    expect(body.costs.discount).toEqual({ code: "TEN", type: "percentage", percentageValue: "10", amount: "0.80" });
    for (const code of ["NOPE", "OLD", "ONCE"]) {
      const answer = await setCosts([line(11)], { costs: { discount: { code } } });
      expect(answer).toMatchObject({ status: 409, body: { code: "discount_invalid" } });
    }
  });

  it("pays with a gift card's own balance, and says of one without funds that it has none", async () => {
    const { body } = await setCosts([STEAK], { costs: { voucher: { code: "full000011112222", balance: "9999" } } });
    expect(body.costs.voucher).toMatchObject({ balance: "50.00", amount: "27.12" });
    const empty = await setCosts([STEAK], { costs: { voucher: { code: "NONE-0000-1111-2222" } } });
    const unknown = await setCosts([STEAK], { costs: { voucher: { code: "AAAA-0000-1111-2222" } } });
    expect(unknown).toMatchObject({ status: 409, body: { code: "gift_card_invalid" } });
    expect(empty).toMatchObject({
      status: 409,
      body: { code: "gift_card_invalid", message: "The gift card does not have any funds left" },
    });
  });

  it("counts a negative tip as its absolute value, and ignores an invalid tip", async () => {
    const { body } = await setCosts([line(11)], { costs: { tip: { type: "dollar", amount: "-2.50" } } });
    expect(body.costs.tip.amount).toBe("2.50");
    const bad = await setCosts([line(11)], { costs: { tip: { type: "dollar", amount: "2.505" } } });
    expect(bad).toMatchObject({ status: 400, body: { code: "invalid_request", issues: [{ path: "costs.tip" }] } });
  });

  it("begins a guest's session once, keeps it for longer than idempotency keys live, and the cart for half a day", async () => {
    const first = await setCosts([STEAK, line(11)]);
    const cookies = first.headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith("comptoir_session=")) ?? "";
    expect(session).toContain("HttpOnly; SameSite=Lax");
    expect(Number(/Max-Age=(\d+)/.exec(session)?.[1])).toBeGreaterThan(48 * 60 * 60);
    expect(cookies.find((cookie) => cookie.startsWith("comptoir_cart="))).toContain("Max-Age=43200");
    const cookie = cookiesOf(first);
    const second = await setCosts([STEAK], {}, { cookie });
    expect(second.headers.getSetCookie()).toContain(session);
    const { body } = await call("/api/cart", undefined, { ...AT_THE_GRILL, cookie });
    expect(body).toMatchObject({ items: [STEAK], dropped: [] });
    clock.advance(12 * 60 + 1);
    expect((await call("/api/cart", undefined, { ...AT_THE_GRILL, cookie })).body.items).toEqual([]);
    clock.advance(-12 * 60 - 1);
  });

  it("ordering#queued-order: prices a cart without keeping it, where the answer alone is wanted", async () => {
    const cookie = cookiesOf(await setCosts([STEAK]));
    const asked = await setCosts([line(11)], { keep: false }, { cookie });
    expect(asked.body.orderItems).toMatchObject([{ id: 11 }]);
    const { body } = await call("/api/cart", undefined, { ...AT_THE_GRILL, cookie });
    expect(body.items).toMatchObject([STEAK]);
    expect(cookiesOf(await setCosts([STEAK], { keep: false }))).not.toContain("comptoir_cart");
  });

  it("saves the lines of a cart that the menu knows, up to 16 kB", async () => {
    const kept = async (items: unknown[]) => {
      const cookie = cookiesOf(await setCosts(items));
      return (await call("/api/cart", undefined, { ...AT_THE_GRILL, cookie })).body;
    };
    expect(
      await kept([line(99), STEAK, line(10, { orderId: 1, orderOptions: [{ id: 7, values: [] }] })]),
    ).toMatchObject({
      items: [{ orderId: 10 }],
      dropped: [],
    });
    const sauces = { id: 110, values: Array.from({ length: 60 }, () => ({ id: 111, quantity: 0 })) };
    const long = Array.from({ length: 20 }, (_, index) => ({
      ...STEAK,
      orderId: index,
      orderOptions: [...(STEAK.orderOptions as unknown[]), sauces],
    }));
    await kept(long);
    const { rows } = await pool.query(
      `select max(bytes) as bytes, max(n) as n
       from (select sum(length(details::text)) as bytes, count(*) as n from cart_lines group by cart_id) as kept`,
    );
    expect(Number(rows[0].bytes)).toBeLessThan(18_000);
    expect(Number(rows[0].n)).toBeGreaterThan(3);
  });

  it("saves sixty new carts of a network address per minute, and answers every bill", async () => {
    await emptyTables(pool, "carts, cart_lines, rate_limits");
    const set = (headers = {}, address = "203.0.113.7") =>
      call("/api/orders/set-costs", { items: [STEAK], type: "dine-in" }, { ...AT_THE_GRILL, ...headers }, address);
    const [first] = [await set()];
    const madeUp = (index: number) => ({ cookie: `comptoir_cart=${String(index).padStart(32, "0")}` });
    const answers = [];
    for (let round = 0; round < 150; round += 25) {
      const some = Array.from({ length: 25 }, (_, index) => set(index % 2 ? madeUp(round + index) : {}));
      answers.push(...(await Promise.all(some)));
    }
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await pool.query("select count(*)::int as n from carts")).rows[0].n).toBe(60);
    expect(answers.filter((answer) => cookiesOf(answer).includes("comptoir_cart="))).toHaveLength(59);
    expect(cookiesOf(await set({ cookie: cookiesOf(first) }))).toContain("comptoir_cart=");
    expect(cookiesOf(await set({}, "198.51.100.9"))).toContain("comptoir_cart=");
  });

  it("does not show a person's cart to another caller with its cookie", async () => {
    const cookie = cookiesOf(await setCosts([STEAK]));
    const kept = async () => (await call("/api/cart", undefined, { ...AT_THE_GRILL, cookie })).body.items;
    expect(await kept()).toHaveLength(1);
    await pool.query("update carts set owner = 'user u-1' where cart_id = $1", [
      /comptoir_cart=([\w-]+)/.exec(cookie)?.[1],
    ]);
    expect(await kept()).toEqual([]);
  });

  it("ordering#cart-after-order: begins anew after an order, and the cart of another restaurant stays", async () => {
    await load({ ...GRILL, restaurant: { ...GRILL.restaurant, id: 8, slug: "other-grill" } });
    const cookie = cookiesOf(await setCosts([line(11)]));
    const AT_ANOTHER = { "x-restaurant-id": "8" };
    const kept = async (headers: object) =>
      (await call("/api/cart", undefined, { ...headers, cookie })).body.items.map(({ id }: { id: number }) => id);
    expect(await kept(AT_ANOTHER)).toEqual([]);
    await setCosts([STEAK], {}, { ...AT_ANOTHER, cookie });
    expect([await kept(AT_THE_GRILL), await kept(AT_ANOTHER)]).toEqual([[11], [10]]);
    const data = {
      config: { tableNum: "4" },
      items: [line(11)],
      checkout: { contact: { full_name: "Gabrielle Guest" } },
    };
    const headers = { ...AT_THE_GRILL, cookie, "idempotency-key": "0198c0de-0000-4000-8000-00000000000b" };
    const ordered = await call("/api/orders", { type: "dine-in", data }, headers);
    expect(ordered.status).toBe(201);
    expect([await kept(AT_THE_GRILL), await kept(AT_ANOTHER)]).toEqual([[], [10]]);
  });

  it("ordering#cart-after-order: takes what was ordered out of the cart, once: not where the answer comes once more", async () => {
    const cookie = cookiesOf(await setCosts([STEAK]));
    const kept = async () =>
      (await call("/api/cart", undefined, { ...AT_THE_GRILL, cookie })).body.items.map(({ id }: { id: number }) => id);
    const order = (items: unknown[], key: string) => {
      const data = { config: { tableNum: "4" }, items, checkout: { contact: { full_name: "Gabrielle Guest" } } };
      return call("/api/orders", { type: "dine-in", data }, { ...AT_THE_GRILL, cookie, "idempotency-key": key });
    };
    const [first, next] = ["0198c0de-0000-4000-8000-00000000000c", "0198c0de-0000-4000-8000-00000000000d"] as const;
    await setCosts([STEAK, line(11)], {}, { cookie });
    expect((await order([STEAK], first)).status).toBe(201);
    expect(await kept()).toEqual([11]);
    await setCosts([STEAK], {}, { cookie });
    const again = await order([STEAK], first);
    expect([again.status, again.headers.get("idempotent-replayed")]).toEqual([201, "true"]);
    expect(await kept()).toEqual([10]);
    expect((await order([STEAK], next)).headers.has("idempotent-replayed")).toBe(false);
    expect(await kept()).toEqual([]);
  });

  it("drops lines for items missing from the menu or sold out when the cart is restored, and names them", async () => {
    const cookie = cookiesOf(await setCosts([line(12), line(11), line(13)]));
    const [dinner, ...others] = GRILL.menus;
    const items = dinner?.items.filter(({ id }) => id !== 13) ?? [];
    await load({ ...GRILL, menus: [{ ...dinner, items }, ...others] });
    const { body } = await call("/api/cart", undefined, { ...AT_THE_GRILL, cookie });
    expect(body.items.map((item: { id: number }) => item.id)).toEqual([11]);
    expect(body.dropped).toEqual([
      { name: "Oysters", reason: "sold-out" },
      { name: m.cart_unnamed_dish(), reason: "missing" },
    ]);
    await load(GRILL);
  });

  it("asks the database to keep the cart, and one thing more for counted dishes and for menus with a limit", async () => {
    // Loads the restaurant into the cache.
    await setCosts([STEAK]);
    const query = vi.spyOn(pg.Client.prototype, "query");
    /** Returns the statements since the last call, without the periodic check of the database's revision. */
    const asked = () =>
      query.mock.calls
        .splice(0)
        .map(([sent]) => (sent as { name?: string }).name)
        .filter((name) => name !== undefined && name !== "load revision");
    // The kitchen's load is cached for a second, so the statement `count orders ahead` may or may not be sent here.
    const askedBesides = () => asked().filter((name) => name !== "count orders ahead");
    await setCosts([STEAK]);
    expect(askedBesides()).toEqual(["begin cart"]);
    await setCosts([STEAK, line(11)]);
    expect(askedBesides()).toEqual(["load current stock", "begin cart"]);
    await setCosts([line(20)]);
    expect(asked()).toEqual(["read slots that changed", "begin cart"]);
    await call("/menu/the-grill/data.json");
    expect(asked()).toEqual([]);
  });
});

describe("Guessing codes", () => {
  it("stops after ten misses of a session from an address, for a quarter of an hour", async () => {
    const cookie = cookiesOf(await setCosts([line(11)]));
    const guess = (code: string) => setCosts([line(11)], { costs: { voucher: { code } } }, { cookie });
    for (let miss = 0; miss < 10; miss += 1) {
      expect((await guess(`GUESS-${miss}`)).body.code).toBe("gift_card_invalid");
    }
    const blocked = await guess("FULL-0000-1111-2222");
    expect(blocked).toMatchObject({ status: 200, body: { warning: { code: "too_many_requests", invalid_items: [] } } });
    expect(blocked.body.costs).toMatchObject({ total: "9.04", voucher: { code: null, amount: "0.00" } });
    const submitted = await submit({ call }, aSubmit({ costs: { voucher: { code: "FULL-0000-1111-2222" } } }), {
      headers: { cookie },
    });
    expect(submitted).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(submitted.headers.get("retry-after"))).toBeGreaterThan(600);
  });

  it("does not block a diner whose page sends one wrong identifier again and again, only who tries many", async () => {
    const cookie = cookiesOf(await setCosts([line(11)]));
    const ask = (identifier: string) => setCosts([line(11)], { checkout: { memberInfo: { identifier } } }, { cookie });
    for (let change = 0; change < 12; change += 1) expect((await ask("mistyped")).status).toBe(200);
    for (let miss = 1; miss < 10; miss += 1) expect((await ask(`guess-${miss}`)).status).toBe(200);
    expect((await ask("marc@example.test")).body.warning).toMatchObject({ code: "too_many_requests" });
  });
});
