import { beforeEach, describe, expect, it } from "vitest";
import { declaredStatements } from "../../platform/db/statement.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { GRILL } from "../../testing/grill.ts";
import { addYearsOfOrders } from "../../testing/many-orders.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { TEST_CARDS_A_MINUTE } from "./sandbox-access.ts";

const { call, clock, load, pool } = await openTestApi({
  requestsAtOnce: 1_000,
  requestsWaiting: 1_000,
  waitMs: 60_000,
});
clock.set("2026-11-20T17:00:00Z");
await load(GRILL);
beforeEach(() => emptyTables(pool, "rate_limits"));

const withSandbox = { ...GRILL, restaurant: { ...GRILL.restaurant, payment_processor: "sandbox" } };
const CARD = { number: "4242424242424242", expiry_date: "12/29", cvd: "123" };
const handIn = (address?: string) => call("/sandbox-gateway/tokens", CARD, {}, address);
const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1_000).toISOString());

describe("The sandbox", () => {
  it("is 404 while no restaurant uses it, and answers as soon as one does", async () => {
    expect(await handIn()).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await call("/sandbox-gateway/challenges/sandbox_1", {})).toMatchObject({ status: 404 });
    expect((await pool.query("select from sandbox_gateway.tokens")).rowCount).toBe(0);
    await load(withSandbox);
    later(3);
    expect(await handIn()).toMatchObject({ status: 201 });
    await load(GRILL);
    later(31);
    expect(await handIn()).toMatchObject({ status: 404 });
    await load(withSandbox);
    later(3);
  });

  it("looks up its use in one index entry, however many restaurants there are", async () => {
    await load(GRILL);
    await addYearsOfOrders(pool, { restaurants: 1_000, finished: 0, open: 0 });
    await load(withSandbox);
    const asked = declaredStatements().find(({ name }) => name === "is sandbox used");
    const { rows } = await pool.query(`explain ${asked?.compiled.text}`);
    expect(JSON.stringify(rows)).toContain("restaurants_of_sandbox");
  });

  it("takes so many cards a minute from one address, and then says when to come back; others go on", async () => {
    const answers = await Promise.all(Array.from({ length: TEST_CARDS_A_MINUTE + 20 }, () => handIn("203.0.113.7")));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(TEST_CARDS_A_MINUTE);
    const refused = answers.find(({ status }) => status !== 201);
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await handIn("203.0.113.8")).toMatchObject({ status: 201 });
  });
});
