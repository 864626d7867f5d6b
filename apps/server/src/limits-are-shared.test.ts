import { randomUUID } from "node:crypto";
import { createApi } from "@comptoir/api";
import { testDatabase } from "@comptoir/test-kit/database";
import pg from "pg";
import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import { loadDemonstration } from "./demonstration.ts";
import { listen } from "./listen.ts";
import { createSite, type SiteBuild } from "./site.ts";

const SET_COSTS = "/api/orders/set-costs";
const MISSES = 10;

const { pool, url } = await testDatabase();
await loadDemonstration(pool, new Date());

/** Fake page that forwards the submitted form with its visitor's headers. */
const page: SiteBuild["handleSiteRequest"] = async (request, { api }) => {
  const { method } = request;
  const headers = new Headers(request.headers);
  headers.set("content-type", "application/json");
  return api(new Request(new URL(SET_COSTS, request.url), { method, headers, body: await request.text() }));
};

/** Starts a server that listens as in production, and shares only the database with the others. */
async function openServer() {
  const own = new pg.Pool({ connectionString: url, max: 5 });
  // The pool replaces a connection that breaks while idle; without a listener its error would end the process.
  own.on("error", () => undefined);
  const logger = pino({ level: "silent" });
  const api = await createApi({ pool: own, logger });
  const site = createSite({
    api,
    build: {
      handleSiteRequest: page,
      readSharedPage: () => null,
      answerBusy: () => new Response(null, { status: 503 }),
      answerMaintenance: (_request, _nonce, noticeIn) => noticeIn("en-CA") && new Response(null, { status: 503 }),
    },
    files: [],
    logger,
    cantineHosts: [],
  });
  const { address, finish, close } = await listen({ host: "127.0.0.1", port: 0 }, site.fetch);
  const stop = async () => {
    await finish(1_000);
    await close(1_000);
    await api.stop();
    await own.end();
  };
  return { address, stop };
}

const servers = await Promise.all([1, 2, 3].map(openServer));
afterAll(() => Promise.all(servers.map(({ stop }) => stop())));
const addressOf = (turn: number) => servers[turn % servers.length]?.address ?? "";

/**
 * Submits an unknown gift card and returns the status: 409 for a wrong code, 200 without the card once rate
 * limited.
 */
async function guess(address: string, headers: Record<string, string>, path = SET_COSTS): Promise<number> {
  const type = path === SET_COSTS ? "application/json" : "application/x-www-form-urlencoded";
  const answer = await fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": type, "x-restaurant-id": "1", ...headers },
    body: JSON.stringify({
      type: "dine-in",
      items: [{ id: 1077, menu_id: 14, orderId: 1, quantity: 1, orderOptions: [] }],
      costs: { voucher: { code: randomUUID() } },
    }),
  });
  await answer.text();
  return answer.status;
}

/** Submits guesses in sequence, each to the next server. */
async function guesses(count: number, headersOf: (turn: number) => Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push(await guess(addressOf(turn), headersOf(turn)));
  return statuses;
}

const session = (letter: string) => ({ cookie: `comptoir_session=${letter.repeat(43)}` });
const wrong = Array(MISSES).fill(409);
const notLookedAt = Array(3).fill(200);

describe("Promise 29: limits are shared", () => {
  test("guesses at one server count at all servers, also at one that starts later", async () => {
    expect(await guesses(MISSES, () => session("a"))).toEqual(wrong);
    expect(await guesses(3, () => session("a"))).toEqual(notLookedAt);
    const restarted = await openServer();
    expect(await guess(restarted.address, session("a"))).toBe(200);
    expect(await guess(restarted.address, session("b"))).toBe(409);
    await restarted.stop();
  });

  test("X-Forwarded-For of an untrusted peer changes no address, neither for a call nor for a page", async () => {
    const elsewhere = (turn: number) => ({
      "x-forwarded-for": `203.0.113.${turn}`,
      forwarded: `for=203.0.113.${turn}`,
    });
    expect(await guesses(MISSES, elsewhere)).toEqual(wrong);
    expect(await guesses(3, (turn) => elsewhere(100 + turn))).toEqual(notLookedAt);
    expect(await guess(addressOf(0), elsewhere(200), "/braise/checkout")).toBe(200);
  });
});
