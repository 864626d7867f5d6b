import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";
import { afterAll, describe, expect, it } from "vitest";
import { listMealsOfDate } from "../ordering/orders/follow/meals-of-date.store.ts";
import { differencesOf } from "../testing/check-books.ts";
import { register, type SignedIn } from "../testing/people.ts";
import { processPaymentsNow } from "../testing/process-payments-now.ts";
import { addChild, SCHOOL, submitDates } from "../testing/school.ts";
import { aCard } from "../testing/submit.ts";
import { type Answer, openTestApi } from "../testing/test-api.ts";

/*
 * Goal: the cutoff of a school's date is the same moment for every order, however many arrive in the last
 * minute.
 * Method: the clock runs through the cutoff while parents submit before, at and after it concurrently.
 * Afterwards each submits again under the same key.
 */

const test = await openTestApi();
const { clock, load, pool } = test;
await load(SCHOOL);

const PARENTS = runLength({ quick: 30, full: 500 });
/**
 * Number of accounts. Each account has many children and submits a separate order for each child, because
 * registering is slow (password hashing).
 */
const ACCOUNTS = runLength({ quick: 2, full: 50 });
const DATE = "2026-11-26";
const CUTOFF_MS = Date.parse("2026-11-24T05:00:00Z");
/**
 * Simulated time in ms around the cutoff: from a minute before it until some seconds after it. `LASTS_MS` is
 * the real time that the machine needs for all orders.
 */
const BEFORE_MS = 60_000;
const AFTER_MS = 15_000;
const LASTS_MS = PARENTS * 60;
const SPEED = (BEFORE_MS + AFTER_MS) / LASTS_MS;

type Parent = { readonly who: SignedIn; readonly childId: string; readonly card: object; readonly key: string };
type Tried = { readonly parent: Parent; readonly sentMs: number; readonly answeredMs: number; readonly answer: Answer };

async function parents(): Promise<Parent[]> {
  const accounts: SignedIn[] = [];
  for (let at = 0; at < ACCOUNTS; at += 1) accounts.push(await register(test, { email: `${randomUUID()}@example.ca` }));
  const made: Parent[] = [];
  for (let at = 0; at < PARENTS; at += 1) {
    const who = accounts[at % ACCOUNTS] as SignedIn;
    const childId = await addChild(test, who, { name: `Child ${at}`, class: "2B" });
    made.push({ who, childId, card: await aCard(test), key: randomUUID() });
  }
  return made;
}

const nowMs = () => clock.now().getTime();
const submit = ({ who, childId, card, key }: Parent) =>
  submitDates(test, who, [{ date: DATE, childId, items: [{ id: 10 }] }], { checkout: { card }, key });

/** Submits at a moment of the clock, and retries under the same key if the server asks for a retry. */
async function submitAt(parent: Parent, atMs: number): Promise<Tried> {
  while (nowMs() < atMs) await pause(Math.max(1, (atMs - nowMs()) / SPEED / 2));
  const sentMs = nowMs();
  for (;;) {
    const answer = await submit(parent);
    // 503: the server is overloaded. 429: the account has too many concurrent requests.
    if (answer.status !== 503 && answer.status !== 429) return { parent, sentMs, answeredMs: nowMs(), answer };
    await pause(50);
  }
}

describe("school#past-cutoff: the last minute before the cutoff", () => {
  it(
    "accepts every order before it and none after it from concurrent parents, and repeats each answer for a retry",
    async () => {
      clock.set("2026-11-20T17:00:00Z");
      const all = await parents();
      clock.set(new Date(CUTOFF_MS - BEFORE_MS).toISOString());
      const began = performance.now();
      const ticking = setInterval(() => {
        clock.set(new Date(CUTOFF_MS - BEFORE_MS + (performance.now() - began) * SPEED).toISOString());
      }, 2);
      afterAll(() => clearInterval(ticking));
      // Half of the submits fall within five seconds of the cutoff, before or after it.
      const moments = all.map((_, at) =>
        at % 2 === 0 ? -BEFORE_MS + ((BEFORE_MS + AFTER_MS) * at) / PARENTS : ((at / PARENTS) * 2 - 1) * 5_000,
      );
      const tried = await Promise.all(all.map((parent, at) => submitAt(parent, CUTOFF_MS + (moments[at] ?? 0))));
      clearInterval(ticking);

      const taken = tried.filter(({ answer }) => answer.status === 201);
      const refused = tried.filter(({ answer }) => answer.status !== 201);
      expect(refused.map(({ answer }) => answer.body.code)).toEqual(refused.map(() => 424));
      expect(Math.min(taken.length, refused.length)).toBeGreaterThan(0);
      for (const { sentMs } of taken) expect(sentMs).toBeLessThan(CUTOFF_MS);
      for (const { answeredMs } of refused) expect(answeredMs).toBeGreaterThanOrEqual(CUTOFF_MS);
      const { rows } = await pool.query(
        "select count(*)::int as n, max(placed_at) < $2 as before from orders where destination ->> 'date' = $1",
        [DATE, new Date(CUTOFF_MS)],
      );
      expect(rows).toEqual([{ n: taken.length, before: true }]);

      clock.set(new Date(CUTOFF_MS + 3_600_000).toISOString());
      for (const { parent, answer } of tried) {
        const again = await submit(parent);
        expect([again.status, again.body.order?.id]).toEqual([answer.status, answer.body.order?.id]);
      }
      await processPaymentsNow(pool);
      const { rows: captured } = await pool.query(
        "select coalesce(sum(amount_cents), 0)::int as cents from sandbox_gateway.ledger where kind = 'capture'",
      );
      expect(captured).toEqual([{ cents: taken.length * 600 }]);
      const meals = await listMealsOfDate(pool, { restaurantId: "school", date: DATE });
      expect(meals.filter(({ child }) => child !== null)).toHaveLength(taken.length);
      expect(await differencesOf(pool)).toEqual([]);
    },
    runLength({ quick: 120_000, full: 600_000 }),
  );
});
