import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { demonstrationDatabase } from "../testing/demonstration-database.ts";
import { GUEST_HEADER, openRewritingProxy } from "../testing/rewriting-proxy.ts";
import { startServerProcess, stopServerProcess } from "../testing/server-process.ts";
import {
  type AskProxy,
  expectWholeVisit,
  foreignChanges,
  guessGiftCard,
  SIGN_IN_FORM,
} from "../testing/visits-over-https.ts";

const ORIGIN = "https://order.example";
const MISSES = 10;

const { url } = await demonstrationDatabase();
const home = await mkdtemp(path.join(tmpdir(), "comptoir-proxy-"));
afterAll(() => rm(home, { recursive: true }));

/** Starts a server with these settings, and returns a client behind a proxy. */
async function openBehindProxy(settings: Record<string, string>) {
  const server = startServerProcess(home, { DATABASE_URL: url, ...settings });
  const address = await server.opened;
  const proxy = await openRewritingProxy(address);
  const askAt =
    (place: string): AskProxy =>
    async (path, init = {}) => {
      const answer = await fetch(`${place}${path}`, { redirect: "manual", ...init });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
  afterAll(async () => {
    await proxy.close();
    await stopServerProcess(server);
  });
  return { ask: askAt(proxy.address), askDirectly: askAt(address), address, said: server.said };
}

const guestAt = (address: string, forged?: string) => ({
  [GUEST_HEADER]: address,
  ...(forged === undefined ? {} : { "x-forwarded-for": forged }),
});

async function guesses(ask: AskProxy, count: number, headersOf: (turn: number) => Record<string, string>) {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push(await guessGiftCard(ask, headersOf(turn)));
  return statuses;
}

const wrong = Array(MISSES).fill(409);

describe("Behind a TLS-terminating proxy that rewrites Host, with PUBLIC_ORIGIN and TRUSTED_PROXIES", async () => {
  const { ask, said } = await openBehindProxy({ PUBLIC_ORIGIN: ORIGIN, TRUSTED_PROXIES: "127.0.0.0/8" });

  test("a whole visit works: pages, calls, forms and cards, with cookies and links for https.", async () => {
    await expectWholeVisit(ask, ORIGIN);
    expect(said.join("")).toContain(`${ORIGIN}/staff#`);
  });

  test("Promise 38: another site's page cannot change anything.", async () => {
    expect(await foreignChanges(ask, "https://evil.example")).toEqual([403]);
    expect(await foreignChanges(ask, "https://comptoir.internal:3000")).toEqual([403]);
  });

  test("Promise 29: guests are counted separately, and cannot fake an address.", async () => {
    expect(await guesses(ask, MISSES, () => guestAt("198.51.100.7"))).toEqual(wrong);
    expect(await guesses(ask, 2, () => guestAt("198.51.100.7"))).toEqual([200, 200]);
    expect(await guesses(ask, 2, (turn) => guestAt("198.51.100.7", `203.0.113.${turn}`))).toEqual([200, 200]);
    expect(await guessGiftCard(ask, guestAt("198.51.100.8"))).toBe(409);
  });

  test("a /64 network of IPv6 is one guest.", async () => {
    const within = (turn: number) => guestAt(`2001:db8:1:2::${(turn + 1).toString(16)}`);
    expect(await guesses(ask, MISSES, within)).toEqual(wrong);
    expect(await guesses(ask, 1, () => within(500))).toEqual([200]);
    expect(await guessGiftCard(ask, guestAt("2001:db8:1:3::1"))).toBe(409);
  });
});

describe("Behind the same proxy without these settings", async () => {
  const { ask, askDirectly, address } = await openBehindProxy({});

  test("its headers are ignored: no https, and one guest for all.", async () => {
    const page = await ask("/braise?tableNum=12");
    expect(page.status).toBe(200);
    expect(page.headers.get("strict-transport-security")).toBeNull();
    expect(page.headers.get("content-security-policy")).not.toContain("upgrade-insecure-requests");
    expect(await guesses(ask, MISSES, (turn) => guestAt(`198.51.100.${turn}`))).toEqual(wrong);
    expect(await guessGiftCard(ask, guestAt("198.51.100.99"))).toBe(200);
    expect(await guessGiftCard(askDirectly, {})).toBe(200);
  });

  test("a form is accepted if the proxy keeps Host, although its https is ignored.", async () => {
    const origin = `https://${new URL(address).host}`;
    const headers = { "content-type": "application/x-www-form-urlencoded", origin };
    for (const screen of ["/login", "/login.data"]) {
      const { status } = await askDirectly(screen, { method: "POST", headers, body: SIGN_IN_FORM });
      expect({ screen, status }).toEqual({ screen, status: 401 });
    }
  });

  test("changes are refused, because the site's own origin is unknown.", async () => {
    expect(await foreignChanges(ask, ORIGIN)).toEqual([403]);
  });
});
