import { runLength } from "@comptoir/test-kit";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createApi } from "../entry/api.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { PASSWORD, register } from "../testing/people.ts";
import { type Answer, callOf, openTestApi } from "../testing/test-api.ts";

const config = { passwordWaitMs: 60_000 };
const test = await openTestApi(config);
const { call, clock, pool } = test;
const other = await createApi({ pool, clock: clock.now, config });
afterAll(() => other.stop());
const servers = [call, callOf(other)];

const LOGIN = "/api/auth/login-native";
const EMAIL = "noor@example.ca";
const OWNER = "192.0.2.10";
const MINUTE = 60;

/** Returns a network address of an attacker; each number is a separate /24 network. */
const attacker = (network: number) => `10.${network >> 8}.${network & 255}.1`;
const guess = (address: string, server = call) =>
  server(LOGIN, { email: EMAIL, password: "Not the 1 password!" }, {}, address);
const signIn = (headers: Record<string, string> = {}, address = OWNER) =>
  call(LOGIN, { email: EMAIL, password: PASSWORD }, headers, address);
const lookedAt = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 401).length;
const waitSeconds = ({ headers }: Answer) => Number(headers.get("retry-after"));

/** Simulated time that has passed. Limits use the database's clock, so `pass` moves their rows into the past. */
let passedMs = 0;
let begun = performance.now();
const pass = async (seconds: number) => {
  passedMs += seconds * 1_000;
  await pool.query("update rate_limits set expire = expire - $1", [seconds * 1_000]);
};
const elapsedMs = () => passedMs + performance.now() - begun;

/** Uses up the account's misses of 15 minutes, from one network. */
const useUpMisses = async () => {
  for (let index = 0; index < 11; index += 1) await guess("203.0.113.1");
};
/** Guesses a password from many networks of an attacker, twenty at a time. */
async function guessFrom(networks: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let first = 0; first < networks; first += 20) {
    const some = Array.from({ length: Math.min(20, networks - first) }, (_, index) => first + index);
    answers.push(...(await Promise.all(some.map((one) => guess(attacker(one), servers[one % 2])))));
  }
  return answers;
}

let owner: Awaited<ReturnType<typeof register>>;
beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "people, rate_limits");
  owner = await register(test, { email: EMAIL });
  passedMs = 0;
  begun = performance.now();
});

describe("Promise 30: an owner whose password strangers guess", () => {
  it("people#newcomers: signs in at a new browser at once while a few networks keep guessing", async () => {
    for (let step = 0; step < 20; step += 1) {
      await guessFrom(3);
      await pass(15);
    }
    const [signedIn] = await Promise.all([signIn(), guessFrom(3)]);
    expect(signedIn.status).toBe(200);
  });

  it("people#newcomers: signs in at the stated time while many earlier networks keep guessing", async () => {
    const networks = runLength({ quick: 20, full: 300 });
    await useUpMisses();
    await guessFrom(networks);
    const first = await signIn();
    expect(first.status).toBe(429);
    expect(waitSeconds(first)).toBeLessThanOrEqual(networks * 15);
    expect(first.body.message).toMatch(/try again in \d+ minutes\. We’ll then keep your turn for 5 minutes\.$/);
    const french = await signIn({ "x-locale": "fr-CA" });
    expect(french.body.message).toMatch(/dans \d+ minutes\. Votre tour vous sera ensuite réservé pendant 5 minutes\.$/);
    expect((await signIn({ cookie: owner.cookie })).status, "a browser that they used before does not wait").toBe(200);

    for (let left = waitSeconds(french); left > 0; left -= 2 * MINUTE) {
      await pass(Math.min(left, 2 * MINUTE));
      await guessFrom(networks);
    }
    expect((await signIn()).status).toBe(200);
  }, 300_000);

  it("has a bounded number of passwords checked, however many networks guess", async () => {
    const minutes = runLength({ quick: 5, full: 60 });
    await useUpMisses();
    let looked = 10;
    for (let step = 0; step < minutes * 4; step += 1) {
      // New networks join as fast as newcomers get turns; the networks of earlier steps continue.
      looked += lookedAt(await guessFrom(5 + Math.floor(step / 3)));
      await pass(15);
    }
    const turns = (ms: number) => Math.floor(elapsedMs() / ms) + 1;
    const most = 10 * turns(15 * MINUTE * 1_000) + turns(15_000) + turns(30_000);
    expect(looked).toBeLessThanOrEqual(most);
    expect(looked, "nearly every turn is used").toBeGreaterThan(most * 0.6);
  }, 300_000);

  it("has one turn at a time over all servers: one of several concurrent attempts, and one network after the other", async () => {
    await useUpMisses();
    const many = await guessFrom(16);
    expect(lookedAt(many)).toBe(1);
    const { rows } = await pool.query("select expire from rate_limits where key like 'reserved %' order by expire");
    expect(rows.length).toBe(15);
    const gaps = rows.slice(1).map(({ expire }, index) => Number(expire) - Number(rows[index].expire));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15_000);

    const network = many.findIndex(({ status }) => status === 429);
    await pass(Math.max(...many.map(waitSeconds)));
    const again = await Promise.all(
      Array.from({ length: 16 }, (_, index) => guess(attacker(network), servers[index % 2])),
    );
    // One attempt uses the network's reserved turn. A second one may take the next free turn, if the queue's
    // last turn has already passed.
    expect(lookedAt(again)).toBeLessThanOrEqual(2);
    expect(lookedAt(again)).toBeGreaterThanOrEqual(1);
  });

  it("loses unused turns: a network that lets three lapse has to queue like all others", async () => {
    const isKept = ({ body }: Answer) => /keep your turn for/.test(body.message);
    for (let time = 0; time < 4; time += 1) {
      await useUpMisses();
      await guess(attacker(100 + time));
      // The first attempt may get the turn of the other networks; the second attempt must wait in any case.
      const tries = [await guess(attacker(1)), await guess(attacker(1))];
      expect(tries.some(isKept)).toBe(time < 3);
      await pass(6 * MINUTE);
    }
  });

  it("has at most a thousand reserved turns, and data of a network is deleted after a day", async () => {
    await useUpMisses();
    await guess(attacker(1));
    await pool.query("update rate_limits set expire = expire + 1000 * 15000 where key like 'queue %'");
    const beyond = await guess(attacker(2));
    expect(beyond.status).toBe(429);
    expect(beyond.body.message).not.toMatch(/is kept/);
    const { rows } = await pool.query(
      `select count(*) filter (where key like 'reserved %')::int as reserved,
         max(expire) - (extract(epoch from now()) * 1000)::int8 <= 24 * 3600000 as is_short from rate_limits`,
    );
    expect(rows).toEqual([{ reserved: 0, is_short: true }]);
  });

  it("counts networks as a /48 of IPv6 and a /24 of IPv4", async () => {
    await useUpMisses();
    await guess(attacker(1));
    const told = await guess("2001:db8:7:1::/64");
    expect(told.status).toBe(429);
    await pass(waitSeconds(told));
    expect((await guess("2001:db8:7:2::/64")).status, "another /64 of the /48 uses the turn").toBe(401);
    expect((await guess("2001:db8:7:1::/64")).status).toBe(429);
    expect((await guess("203.0.113.200")).status, "the /24 that has missed has the turn of all others").toBe(429);
  });
});
