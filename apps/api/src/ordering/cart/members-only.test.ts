import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { aSubmit, submit } from "../../testing/submit.ts";
import { openTestApi } from "../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, load } = test;
await load({ ...GRILL, restaurant: { ...GRILL.restaurant, another_round: true } });
beforeEach(() => clock.set("2026-11-20T17:00:00Z"));

const RESERVE = line(30);
const memberInfo = { identifier: "marc@example.test", promosApplied: true };
const send = (path: string, body: object, as?: object) =>
  call(`/api/orders/${path}`, { type: "dine-in", ...body, ...(as && { checkout: { memberInfo: as } }) }, AT_THE_GRILL);
const place = (as?: object) => submit(test, aSubmit({ items: [RESERVE], checkout: { memberInfo: as } }));

describe("menu#members-only: every call about a cart knows the member that it names", () => {
  it("accepts a dish of a members' menu for a member", async () => {
    expect(await send("item", { itemToAdd: RESERVE }, memberInfo)).toMatchObject({
      status: 200,
      body: { valid: true },
    });
    expect(await send("validate", { itemsInCart: [RESERVE] }, memberInfo)).toMatchObject({ status: 200 });
    expect(await send("set-costs", { items: [RESERVE] }, memberInfo)).toMatchObject({
      status: 200,
      body: { warning: null, costs: { subtotal: "90.00" } },
    });
    expect((await send("scheduling", { items: [RESERVE] }, memberInfo)).status).toBe(200);
    expect((await place(memberInfo)).status).toBe(201);
  });

  it("refuses the members' dishes to any other caller", async () => {
    const stranger = { identifier: "nobody@example.test", promosApplied: false };
    for (const as of [undefined, stranger]) {
      expect((await send("item", { itemToAdd: RESERVE }, as)).body.code).toBe(426);
      expect((await send("validate", { itemsInCart: [RESERVE] }, as)).body.code).toBe(426);
      expect((await send("set-costs", { items: [RESERVE] }, as)).body.warning.code).toBe(426);
      expect((await send("scheduling", { items: [RESERVE] }, as)).body.code).toBe(426);
      expect((await place(as)).body.code).toBe(426);
    }
  });

  it("refuses promos of an unknown member, as set-costs does", async () => {
    const stranger = { identifier: "nobody@example.test", promosApplied: true };
    expect((await send("item", { itemToAdd: line(11) }, stranger)).body.code).toBe(2202);
    expect((await send("validate", { itemsInCart: [line(11)] }, stranger)).body.code).toBe(2202);
    expect((await send("set-costs", { items: [line(11)] }, stranger)).body.code).toBe(2202);
  });
});

describe("ordering#another-round: another round is a configuration", () => {
  const round = (anotherRoundId: string) => submit(test, aSubmit({ config: { restaurantId: 7, anotherRoundId } }));

  it("goes to the table of the order that it repeats", async () => {
    const { body } = await submit(test, aSubmit());
    const again = await round(body.order.id);
    expect(again.status, JSON.stringify(again.body)).toBe(201);
    expect(again.body.order.destination).toMatchObject({ kind: "table", tableNum: "12" });
  });

  it("is refused with `no_config` if the order does not exist", async () => {
    expect((await round(randomUUID())).body.code).toBe("no_config");
  });
});
