import { describe, expect, it } from "vitest";
import { allRows } from "../testing/all-rows.ts";
import { openCommandLine } from "../testing/command-line.ts";
import { AT_THE_GRILL, GRILL } from "../testing/grill.ts";
import { aSubmit, submit } from "../testing/submit.ts";

const { call, clock, comptoir, load, pool } = await openCommandLine();
clock.set("2026-11-20T17:00:00Z");
await load(GRILL);

const CODE = "FULL-0000-1111-2222";
const MASKED = "••••2222";
/** The complete code, with or without its separators. */
const WHOLE = /FULL-?0000-?1111-?2222/i;

describe("Promise 28: codes", () => {
  it("an order stores and shows the last digits of a gift card's code, and nothing stores more", async () => {
    const placed = await submit({ call }, aSubmit({ costs: { voucher: { code: CODE } } }));
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { order } = placed.body;
    expect(order.costs.voucher).toMatchObject({ code: MASKED, amount: "9.04" });
    const shown = await call(`/api/orders/${order.id}`, undefined, AT_THE_GRILL);
    const listed = await comptoir("orders", "show", "the-grill", order.id, "--json");
    for (const text of [JSON.stringify(placed.body), JSON.stringify(shown.body), listed.out]) {
      expect(text).toContain(MASKED);
      expect(text).not.toMatch(WHOLE);
    }
    expect(await allRows(pool)).not.toMatch(WHOLE);
  });

  it("an order of an older version, which stored the whole code, shows only the last digits", async () => {
    const { body } = await submit({ call }, aSubmit({ costs: { voucher: { code: CODE } } }));
    await pool.query(
      `update orders set costs = replace(costs::text, $1, $2)::json, explanation = replace(explanation::text, $1, $2)::json
       where id = $3`,
      [MASKED, CODE, body.order.id],
    );
    const shown = await call(`/api/orders/${body.order.id}`);
    expect(JSON.stringify(shown.body)).not.toMatch(WHOLE);
    expect(shown.body.order.costs.voucher.code).toBe(MASKED);
  });
});
