import { runLength } from "@comptoir/test-kit";
import { beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../entry/api.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { PASSWORD, register } from "../testing/people.ts";
import { callOf, openTestApi } from "../testing/test-api.ts";

/** A long wait for hashing, since a busy machine is slow; a separate test covers the timeout. */
const test = await openTestApi({ passwordWaitMs: 60_000 });
const { call, clock, pool } = test;

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "people, rate_limits");
});

const LOGIN = "/api/auth/login-native";
const wrong = (email: string, address: string, headers: Record<string, string> = {}) =>
  call(LOGIN, { email, password: "Not the 1 password!" }, headers, address);

/**
 * `ADDRESSES`: number of network addresses that try accounts. `AT_ONCE`: passwords checked for one network
 * address before it is slowed down.
 */
const ADDRESSES = runLength({ quick: 2, full: 5 });
const AT_ONCE = 50;

/** Counts the answers by status. */
const tally = (answers: readonly { status: number }[]) => {
  const of = (status: number) => answers.filter((answer) => answer.status === status).length;
  return { refused: of(401), toldToWait: of(429), all: answers.length };
};

describe("Promise 30: credential stuffing", () => {
  it("over many accounts from a few network addresses is slowed to one password every two seconds, with a time to wait", async () => {
    const count = runLength({ quick: 140, full: 1_000 });
    const begun = performance.now();
    const answers: Awaited<ReturnType<typeof wrong>>[] = [];
    for (let index = 0; index < count; index += 20) {
      const some = Array.from({ length: 20 }, (_, one) => index + one);
      answers.push(
        ...(await Promise.all(some.map((one) => wrong(`nobody${one}@example.ca`, `203.0.113.${one % ADDRESSES}`)))),
      );
    }
    const seconds = (performance.now() - begun) / 1_000;
    const { refused, toldToWait, all } = tally(answers);
    expect(refused + toldToWait).toBe(all);
    expect(refused).toBeGreaterThanOrEqual(ADDRESSES * AT_ONCE);
    expect(refused).toBeLessThanOrEqual(ADDRESSES * (AT_ONCE + 1 + Math.ceil(seconds / 2)));
    const waiting = answers.find(({ status }) => status === 429);
    expect(Number(waiting?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(waiting?.body.message).toMatch(/try again in/);
  });

  it("at one account from everywhere never locks its owner out permanently", async () => {
    const owner = await register(test, { email: "noor@example.ca" });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => wrong("noor@example.ca", `198.51.100.${index}`)),
    );
    expect(tally(answers).refused).toBeLessThanOrEqual(11);
    const body = { email: "Noor@Example.ca", password: PASSWORD };
    const atHome = await call(LOGIN, body, { cookie: owner.cookie }, "203.0.113.1");
    expect(atHome.status, "a browser that the owner has used before does not wait").toBe(200);
    const elsewhere = await call(LOGIN, body, {}, "203.0.113.2");
    expect(elsewhere.status, "nor does another network").toBe(200);
  });

  it("is limited even with the cookie of the owner's browser", async () => {
    const owner = await register(test, { email: "noor@example.ca" });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        wrong("noor@example.ca", `198.51.100.${index}`, { cookie: owner.cookie }),
      ),
    );
    expect(tally(answers).refused).toBeLessThanOrEqual(11);
  });

  it("is counted before the password check, so that of a hundred concurrent attempts not all are checked", async () => {
    await register(test, { email: "noor@example.ca" });
    const answers = await Promise.all(Array.from({ length: 100 }, () => wrong("noor@example.ca", "203.0.113.7")));
    expect(tally(answers).refused).toBeLessThanOrEqual(11);
  });

  it("people#no-account-told: gets the same answer for existing and unknown accounts", async () => {
    await register(test, { email: "noor@example.ca" });
    const [known, unknown] = [
      await wrong("noor@example.ca", "203.0.113.8"),
      await wrong("not@example.ca", "203.0.113.8"),
    ];
    expect(known.status).toBe(401);
    expect(known.body).toEqual(unknown.body);
    expect([...known.headers.keys()].sort()).toEqual([...unknown.headers.keys()].sort());
    const [asked, invented] = await Promise.all(
      ["noor@example.ca", "not@example.ca"].map((email) => call("/api/auth/forgot-password", { email })),
    );
    expect(asked?.status).toBe(202);
    expect(invented?.status).toBe(202);
    expect(asked?.body.message.replace("noor@", "not@")).toBe(invented?.body.message);
  });

  it.each([
    ["a wrong password", (email: string, address: string) => wrong(email, address)],
    ["a forgotten one", (email: string, address: string) => call("/api/auth/forgot-password", { email }, {}, address)],
  ])("people#no-account-told: takes as long for an unknown account as for an existing one: %s", async (_what, ask) => {
    const tries = runLength({ quick: 10, full: 200 });
    await register(test, { email: "noor@example.ca" });
    // Each account is tried only twice: it has ten misses, and gets three reset mails an hour.
    await pool.query(
      `insert into people (id, email, email_key, first_name, last_name, phone_number, password_hash, suite_operator, locale, created_at)
       select gen_random_uuid(), 'known' || n || '@example.ca', 'known' || n || '@example.ca', '', '', '', password_hash, false, 'en-CA', now()
       from people, generate_series(0, $1) n`,
      [tries],
    );
    const time = async (email: string, index: number) => {
      const started = performance.now();
      expect([401, 202]).toContain((await ask(email, `203.0.${index >> 6}.${index & 63}`)).status);
      return performance.now() - started;
    };
    await time("first@example.ca", tries + 1);
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let index = 0; index < tries; index += 1) {
      // Alternates between the known and the unknown account in going first, so that other load affects both
      // equally.
      const inTurn = [
        () => time(`known${index >> 1}@example.ca`, index),
        () => time(`nobody${index >> 1}@example.ca`, index),
      ];
      const isOdd = index % 2 === 1;
      const [one, other] = isOdd
        ? [await inTurn[1]?.(), await inTurn[0]?.()]
        : [await inTurn[0]?.(), await inTurn[1]?.()];
      known.push((isOdd ? other : one) ?? 0);
      unknown.push((isOdd ? one : other) ?? 0);
    }
    const at = (share: number, times: number[]) =>
      times.toSorted((one, two) => one - two)[Math.floor(times.length * share)] as number;
    const words = `${known} ms and ${unknown} ms`;
    expect(Math.abs(at(0.5, known) - at(0.5, unknown)), words).toBeLessThan(Math.max(20, at(0.5, unknown) / 2));
    // The p95 of a small sample is not reliable. A real timing leak appears in every part of 40 tries; the
    // machine's noise does not.
    const apart = Array.from({ length: tries / 40 }, (_, part) => {
      const ofPart = (times: number[]) => at(0.95, times.slice(part * 40, part * 40 + 40));
      return ofPart(known) - ofPart(unknown);
    });
    if (apart.length < 1) return;
    expect(Math.min(...apart)).toBeLessThan(20);
    expect(Math.max(...apart)).toBeGreaterThan(-20);
  });

  it("from one network address does not delay sign-ins and calls of others", async () => {
    await register(test, { email: "noor@example.ca" });
    const ended: string[] = [];
    const flood = Array.from({ length: 50 }, (_, one) =>
      wrong(`nobody${one}@example.ca`, "203.0.113.20").then(({ status }) => ended.push(`${status}`)),
    );
    const mine = { email: "noor@example.ca", password: PASSWORD };
    const [signedIn, options] = await Promise.all([
      call(LOGIN, mine, {}, "203.0.113.21").finally(() => ended.push("noor")),
      call("/api/auth/login-options", undefined, {}, "203.0.113.21"),
    ]);
    expect([signedIn.status, options.status]).toEqual([200, 200]);
    await Promise.all(flood);
    expect(ended.length).toBe(51);
    // In first-come order, Noor's sign-in would be last. How many passwords are hashed before it depends on the
    // machine.
    expect(ended.indexOf("noor")).toBeLessThan(25);
  });

  it("beyond the hashing capacity is answered with a time to retry, and does not count", async () => {
    const hurried = await createApi({ pool, clock: clock.now, config: { passwordWaitMs: 1 } });
    const tries = Array.from({ length: 12 }, (_, one) => ({
      email: `nobody${one}@example.ca`,
      password: "Not the 1 password!",
    }));
    const answers = await Promise.all(tries.map((body, one) => callOf(hurried)(LOGIN, body, {}, `203.0.113.${one}`)));
    await hurried.stop();
    const [looked, busy] = [401, 503].map((status) => answers.filter((answer) => answer.status === status));
    expect([looked?.length, busy?.length].map((count) => (count ?? 0) > 0)).toEqual([true, true]);
    for (const { headers } of busy ?? []) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    const { rows } = await pool.query(
      "select sum(points)::int as counted from rate_limits where key like 'login of %'",
    );
    expect(rows[0].counted).toBe(looked?.length);
  });

  it("is limited more strictly at user-exist than at sign-in", async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        call("/api/auth/user-exist", { email: `a${index}@example.ca` }, {}, "203.0.113.9"),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(30);
  });
});
