import { randomBytes } from "node:crypto";
import { isFullLength, runLength, timeLimitMs } from "@comptoir/test-kit";
import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables } from "../testing/empty-tables.ts";
import { AT_THE_GRILL, GRILL, line } from "../testing/grill.ts";
import { type Answer, openTestApi } from "../testing/test-api.ts";

const PATIENT = { requestsAtOnce: 1_000, requestsWaiting: 1_000, waitMs: 60_000 };
const { call, clock, load, pool } = await openTestApi(PATIENT);
clock.set("2026-11-20T17:00:00Z");
await load(GRILL);
const elsewhere = { ...GRILL, restaurant: { ...GRILL.restaurant, id: 8, slug: "the-other-grill" } };
await load({ ...elsewhere, gift_cards: [{ code: "ELSE-0000-1111-2222", balance: "50.00" }] });
beforeEach(() => emptyTables(pool, "rate_limits"));

/** Maximum difference in ms between the p95 of answers that must take equally long. */
const ALIKE_MS = 20;
/** Number of guesses of each kind of code. */
const ROUNDS = runLength({ quick: 20, full: 150 });

const RIGHT = "FULL-0000-1111-2222";
const ADDRESS = "203.0.113.7";
const aSession = () => `comptoir_session=${randomBytes(32).toString("base64url")}`;
const randomCode = () => randomBytes(12).toString("hex").toUpperCase();

type Try = { readonly session?: string; readonly address?: string };
const priced = (but: object, { session = aSession(), address = ADDRESS }: Try = {}): Promise<Answer> =>
  call(
    "/api/orders/set-costs",
    { items: [line(11)], type: "dine-in", ...but },
    { ...AT_THE_GRILL, cookie: session },
    address,
  );
const giftCard = (code: string, from?: Try) => priced({ costs: { voucher: { code } } }, from);
const member = (identifier: string, from?: Try) =>
  priced({ checkout: { memberInfo: { identifier, promosApplied: true } } }, from);

/** Returns whether the code was checked, as far as the guesser can tell. */
const wasLookedAt = ({ body }: Answer) => body.warning?.code !== "too_many_requests";
const lookedAt = (answers: readonly Answer[]) => answers.filter(wasLookedAt).length;

describe("Promise 27: guessing codes", () => {
  it("of 240 concurrent guesses of a session, ten are checked", async () => {
    const session = aSession();
    const guesses = Array.from({ length: 240 }, () => giftCard(randomCode(), { session }));
    const answers = await Promise.all(guesses);
    expect(lookedAt(answers)).toBe(10);
    expect(wasLookedAt(await giftCard(RIGHT, { session }))).toBe(false);
    for (const { status, body } of answers.filter((answer) => !wasLookedAt(answer))) {
      expect({ status, total: body.costs.total }).toEqual({ status: 200, total: "9.04" });
    }
  });

  it("of concurrently tried member identifiers, at most ten are checked", async () => {
    const session = aSession();
    const wrong = Array.from({ length: 239 }, (_, index) => `nobody-${index}@example.test`);
    const misses = await Promise.all(wrong.map((identifier) => member(identifier, { session })));
    expect(lookedAt(misses)).toBe(10);
    const right = await member("marc@example.test", { session });
    expect(right.body).toMatchObject({
      warning: { code: "too_many_requests" },
      costs: { memberDiscount: { preTax: "0.00" } },
    });
  });

  it("of random codes with a new session each, fifty per network address are checked, then one at a time", async () => {
    const count = runLength({ quick: 200, full: 1_000 });
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: count }, () => giftCard(randomCode())));
    const turns = Math.ceil((performance.now() - started) / 2_000) + 1;
    expect(lookedAt(answers)).toBeGreaterThanOrEqual(50);
    expect(lookedAt(answers)).toBeLessThanOrEqual(50 + turns);
  });

  it("a right code is accepted slowly at an address that is over its limit, and at once elsewhere", async () => {
    await Promise.all(Array.from({ length: 60 }, () => giftCard(randomCode())));
    const started = performance.now();
    const right = await giftCard(RIGHT);
    expect(right.body).toMatchObject({ warning: null, costs: { voucher: { amount: "9.04" } } });
    expect(performance.now() - started).toBeLessThan(timeLimitMs(4_000));
    expect((await giftCard(RIGHT, { address: "198.51.100.9" })).body.warning).toBeNull();
  });

  it("of guesses from many addresses, five hundred per venue are checked, then one at a time", async () => {
    await pool.query("update rate_limits set points = 500 where key like 'gift-card venue%'");
    await giftCard(randomCode());
    await pool.query("update rate_limits set points = 500 where key like 'gift-card venue%'");
    const started = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => giftCard(randomCode(), { address: `198.51.100.${index}` })),
    );
    expect(lookedAt(answers)).toBeLessThanOrEqual(Math.ceil((performance.now() - started) / 1_000) + 1);
  });

  it("people#newcomers: a right code of a network without guesses is accepted while others are over the venue's limit", async () => {
    const others = (host: number) => giftCard(randomCode(), { address: `198.51.100.${host}` });
    for (let host = 0; host < 5; host += 1) await others(host);
    await pool.query("update rate_limits set points = 500 where key like 'gift-card venue%'");
    const attack = Array.from({ length: 50 }, (_, index) => others(index));
    const right = await giftCard(RIGHT, { address: "192.0.2.10" });
    expect(right.body).toMatchObject({ warning: null, costs: { voucher: { amount: "9.04" } } });
    await Promise.all(attack);
  });

  it("the limit never refuses a bill, and a right code never counts as a guess", async () => {
    const session = aSession();
    for (let time = 0; time < 15; time += 1) {
      expect((await giftCard(RIGHT, { session })).body.warning).toBeNull();
    }
    const together = await Promise.all(
      Array.from({ length: 30 }, (_, index) => giftCard(RIGHT, { address: `198.51.100.${index}` })),
    );
    expect(together.every(({ body }) => body.warning === null)).toBe(true);
    const { rows } = await pool.query("select points from rate_limits where key like 'gift-card %' and points > 0");
    expect(rows).toEqual([]);
  });

  it("an empty gift card counts as a guess, like an unknown code", async () => {
    const session = aSession();
    await giftCard("NONE-0000-1111-2222", { session });
    for (let time = 0; time < 9; time += 1) expect(wasLookedAt(await giftCard(randomCode(), { session }))).toBe(true);
    expect(wasLookedAt(await giftCard(randomCode(), { session }))).toBe(false);
  });

  /** Guesses codes of every kind; returns the durations in milliseconds, and the distinct answers. */
  async function guessEveryKind() {
    const kinds = {
      unknown: () => giftCard(randomCode()),
      elsewhere: () => giftCard("ELSE-0000-1111-2222"),
      empty: () => giftCard("NONE-0000-1111-2222"),
      "unknown discount": () => priced({ costs: { discount: { code: randomCode() } } }),
      "discount that is over": () => priced({ costs: { discount: { code: "OLD" } } }),
    };
    const bodies: Record<string, Set<string>> = {};
    const times: Record<string, number[]> = {};
    for (let round = 0; round < ROUNDS; round += 1) {
      // Measures the check of a code, without the wait of a rate-limited network address.
      await emptyTables(pool, "rate_limits");
      for (const [kind, guess] of Object.entries(kinds)) {
        const started = performance.now();
        const { status, body } = await guess();
        times[kind] = [...(times[kind] ?? []), performance.now() - started];
        bodies[kind] = (bodies[kind] ?? new Set()).add(JSON.stringify({ status, body }));
      }
    }
    return { bodies, times };
  }

  it("the answer is the same for unknown, inactive and other venues' codes; an empty card is named as such", async () => {
    const { bodies } = await guessEveryKind();
    expect(bodies.unknown).toEqual(bodies.elsewhere);
    expect([...(bodies.empty ?? [])]).toEqual([expect.stringContaining("The gift card does not have any funds left")]);
    expect(bodies["unknown discount"]).toEqual(bodies["discount that is over"]);
    expect(bodies.unknown?.size).toBe(1);
  });

  it.runIf(isFullLength)("the response time is the same too", async () => {
    const { times } = await guessEveryKind();
    const timeOf = (kind: string) => [...(times[kind] ?? [])].sort((a, b) => a - b)[Math.floor(ROUNDS * 0.95)] ?? 0;
    expect(Math.abs(timeOf("unknown") - timeOf("elsewhere"))).toBeLessThan(ALIKE_MS);
    expect(Math.abs(timeOf("unknown") - timeOf("empty"))).toBeLessThan(ALIKE_MS);
    expect(Math.abs(timeOf("unknown discount") - timeOf("discount that is over"))).toBeLessThan(ALIKE_MS);
  });
});

describe("Promise 28: gift cards' codes", () => {
  it("are stored as hashes: no column of the database holds one", async () => {
    const { rows } = await pool.query("select to_jsonb(gift_cards)::text as row from gift_cards");
    expect(rows).toHaveLength(3);
    const dump = JSON.stringify(rows);
    for (const code of [RIGHT, RIGHT.replaceAll("-", ""), "ELSE-0000-1111-2222", "0000-1111", "00001111"]) {
      expect(dump).not.toContain(code);
    }
  });
});
