import pg from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../../testing/grill.ts";
import { type Answer, cookiesOf, openTestApi } from "../../testing/test-api.ts";

// On a busy machine sixty calls wait longer for their turn than is promised.
const { call, load, pool, url } = await openTestApi({ waitMs: 20_000 });
await load(GRILL);
const ADDRESS = "203.0.113.1";

const change = (cookie: string, quantity: number) =>
  call(
    "/api/orders/set-costs",
    { items: [line(11, { quantity })], type: "dine-in", tableNum: 12 },
    { ...AT_THE_GRILL, cookie },
    ADDRESS,
  );

/** Locks a cart's row, as a slow statement of another server does; returns how to release it. */
async function lockCart(cookie: string): Promise<() => Promise<unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("begin");
  const cartId = /comptoir_cart=([^;]+)/.exec(cookie)?.[1];
  const { rowCount } = await client.query("select from carts where cart_id = $1 for update", [cartId]);
  expect(rowCount).toBe(1);
  return () => client.query("commit");
}

describe("ordering#cart-at-once: changes of one cart that come all at once", () => {
  it("queue on one connection, do not delay other visitors, and are refused beyond eight", async () => {
    const [busy, neighbour] = [cookiesOf(await change("", 1)), cookiesOf(await change("", 1))];
    const letGo = await lockCart(busy);
    const refused: Answer[] = [];
    const changes = Array.from({ length: 60 }, async (_, count) => {
      const answer = await change(busy, 1 + (count % 3));
      if (answer.status !== 200) refused.push(answer);
      return answer;
    });
    await vi.waitFor(() => expect(refused).toHaveLength(52), { timeout: 20_000 });
    expect((await change(neighbour, 2)).status).toBe(200);
    const { rows } = await pool.query(
      "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rows).toEqual([{ waiting: 1 }]);
    await letGo();
    const kept = (await Promise.all(changes)).filter(({ status }) => status === 200);
    expect(kept).toHaveLength(8);
    for (const { status, headers, body } of refused)
      expect([status, headers.get("retry-after"), body.code]).toEqual([429, "1", "too_many_requests"]);
    expect((await change(busy, 2)).status).toBe(200);
  });
});
