import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createApi } from "../entry/api.ts";
import { googlePlaces } from "../gateways/places/google/google-places.ts";
import type { PlacesGateway } from "../gateways/places/port.ts";
import { GRILL } from "../testing/grill.ts";
import { callOf, openTestApi } from "../testing/test-api.ts";

/*
 * Promise 33: paid lookups (places, autocomplete) have a quota per session, shared by all servers; the API
 * key never reaches the browser.
 */

const KEY = "AIza-not-a-real-key-0123456789";

function counting(): PlacesGateway & { asked: number } {
  const gateway = {
    asked: 0,
    attribution: "Counted",
    suggest: async () => {
      gateway.asked += 1;
      return [];
    },
    locate: async () => {
      gateway.asked += 1;
      return null;
    },
  };
  return gateway;
}

const venue = {
  ...GRILL,
  restaurant: {
    ...GRILL.restaurant,
    latitude: 43.6462,
    longitude: -79.3919,
    delivery: { type: "address", radius: 5 },
  },
};
const PATH = "/api/restaurants/autocomplete-search";
const aSession = () => randomBytes(32).toString("base64url");
const SESSION = aSession();
const at = (session: string) => ({ "x-restaurant-id": "7", cookie: `comptoir_session=${session}` });

describe("promise 33, paid look-ups", () => {
  test("A session's look-ups are limited over all servers; another session can go on.", async () => {
    const gateway = counting();
    const one = await openTestApi({}, undefined, gateway);
    await one.load(venue);
    const other = await createApi({ pool: one.pool, clock: one.clock.now, placesGateway: gateway });
    const calls = [one.call, callOf(other)];
    const ask = (index: number) =>
      calls[index % 2]?.(PATH, { description: "123 Main St, Tor" }, at(SESSION), "203.0.113.7");
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    // Concurrent enough that both servers count at the same time, but below their admission limits.
    for (let begun = 0; begun < 100; begun += 4) {
      answers.push(...(await Promise.all([0, 1, 2, 3].map((next) => ask(begun + next)))));
    }
    const refused = answers.filter((answer) => answer?.status === 429);
    expect([answers.length - refused.length, refused.length, gateway.asked]).toEqual([60, 40, 60]);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);

    const elsewhere = await one.call(PATH, { description: "123 Main St, Tor" }, at(aSession()), "203.0.113.8");
    expect(elsewhere.status).toBe(200);
    await other.stop();
  });

  test("A network address with many sessions or none is limited at ten times that, since a campus may share it.", async () => {
    const gateway = counting();
    const api = await openTestApi({}, undefined, gateway);
    await api.load(venue);
    const ask = (headers: Record<string, string>) =>
      api.call(PATH, { description: "somewhere" }, headers, "203.0.113.10");
    const statuses: number[] = [];
    for (let begun = 0; begun < 604; begun += 4) {
      const asked = [0, 1, 2, 3].map((next) => ask(next === 0 ? { "x-restaurant-id": "7" } : at(aSession())));
      statuses.push(...(await Promise.all(asked)).map(({ status }) => status));
    }
    expect([statuses.filter((status) => status === 200).length, statuses.slice(-4)]).toEqual([
      600,
      [429, 429, 429, 429],
    ]);
  });

  test("A visitor above the rate limit can still order: the last look-up is answered offline.", async () => {
    const gateway = counting();
    const api = await openTestApi({}, undefined, gateway);
    await api.load(venue);
    for (let index = 0; index < 61; index += 1) {
      await api.call(PATH, { description: "somewhere" }, at(SESSION), "203.0.113.9");
    }
    const judged = await api.call(
      PATH,
      { description: "123 King St W, Toronto, M5V 2T6", types: ["street_address"] },
      at(SESSION),
      "203.0.113.9",
    );
    expect([judged.status, judged.body.problem, gateway.asked]).toEqual([200, null, 60]);
  });

  test("The server's API key is in no answer, whatever the gateway returns.", async () => {
    const noisy = googlePlaces({
      apiKey: KEY,
      fetch: async (_, init) => Response.json({ error: JSON.stringify(init.headers) }, { status: 403 }),
    });
    const api = await openTestApi({}, undefined, noisy);
    await api.load(venue);
    for (const body of [{ description: "123 Main St, Tor" }, { description: "Main", types: ["street_address"] }]) {
      const answer = await api.call(PATH, body, { "x-restaurant-id": "7" });
      expect(answer.status).toBe(200);
      expect(JSON.stringify([answer.body, [...answer.headers]])).not.toContain(KEY);
    }
  });
});
