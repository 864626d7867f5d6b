import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { demonstrationDatabase } from "./testing/demonstration-database.ts";
import { startServerProcess, stopServerProcess } from "./testing/server-process.ts";

const { url, pool } = await demonstrationDatabase();
const home = await mkdtemp(path.join(tmpdir(), "comptoir-cache-"));
const server = startServerProcess(home, { DATABASE_URL: url });
afterAll(async () => {
  await stopServerProcess(server);
  await rm(home, { recursive: true });
});
const address = await server.opened;

/** Creates a guest with a name, a cart and an order at the counter. */
async function aGuest() {
  const { rows } = await pool.query<{ id: string; slug: string }>(
    "select restaurant_id as id, slug from restaurants where slug = 'braise'",
  );
  const restaurant = rows[0] ?? { id: "1", slug: "braise" };
  const headers = {
    "content-type": "application/json",
    "x-restaurant-id": restaurant.id,
    "idempotency-key": randomUUID(),
    origin: address,
  };
  const post = (call: string, body: object) =>
    fetch(`${address}/api${call}`, { method: "POST", headers, body: JSON.stringify(body) });
  const priced = await post("/orders/set-costs", { items: [], type: "dine-in", tableNum: "12", date: null });
  const cookie = [...priced.headers.getSetCookie().map((text) => text.split(";")[0]), "locale=en-CA"].join("; ");
  const orderId = randomUUID();
  return { ...restaurant, headers, cookie, post, orderId };
}

const guest = await aGuest();
const { slug, cookie, orderId } = guest;
const get = (place: string, but: Record<string, string> = {}) =>
  fetch(`${address}${place}`, { redirect: "manual", headers: { cookie, "x-restaurant-id": guest.id, ...but } });

/**
 * Registers an account, and returns the browser's cookies: the session's cookies, and the page's cookie with id
 * and token.
 */
async function aPerson(): Promise<string> {
  const answer = await guest.post("/auth/register-user", {
    email: `noorelle-${randomUUID()}@example.ca`,
    password: "Two poutines & 1 Caesar!",
    firstName: "Noorelle",
  });
  expect(answer.status).toBe(201);
  const { id, token } = (await answer.json()) as { readonly id: string; readonly token: string };
  const halves = answer.headers.getSetCookie().map((text) => text.split(";")[0]);
  return [...halves, `person=${id}.${token}`, "locale=en-CA"].join("; ");
}
/** All account pages and their data files. */
const PAGES_OF_ACCOUNT = [
  "/profile",
  "/profile/user-information",
  "/profile/user-payment-methods",
  "/profile/sign-in",
  "/profile/children",
  "/profile/receipts",
  "/profile/events",
  "/profile/confirm-email",
  "/profile/data.json",
  "/profile.data",
  "/profile/receipts.data",
];

/** Screens with data of one visitor. */
const PERSONAL_PAGES = [
  `/${slug}/cart`,
  `/${slug}/checkout?tableNum=12`,
  `/${slug}/orders/${orderId}`,
  "/profile",
  "/profile/user-information",
  "/profile/user-payment-methods",
  "/profile/receipts",
  "/staff",
];
/** Data files of all screens, each rendered for one visit. */
const DATA_OF_PAGES = [
  `/${slug}.data?tableNum=12`,
  `/${slug}/cart.data?tableNum=12`,
  `/${slug}/checkout.data?tableNum=12`,
  `/${slug}/orders/${orderId}.data`,
  `/${slug}/landing.data`,
  `/${slug}/order-notification.data`,
  "/_root.data",
  "/login.data",
  "/profile.data",
  "/profile/receipts.data",
  "/nobody-is-here.data",
];
const PERSONAL_CALLS = [
  "/cart",
  `/orders/${orderId}`,
  `/orders/reference/${randomUUID()}`,
  `/orders/${orderId}/events`,
];

const cacheControlOf = async (answer: Promise<Response>) => {
  const { headers, body, status } = await answer;
  await body?.cancel();
  expect(status).toBeLessThan(500);
  return headers.get("cache-control");
};

describe("Promise 43: personal data is not cached", () => {
  test.each(PERSONAL_PAGES)("%s has no-store.", async (place) => {
    expect(await cacheControlOf(get(place))).toBe("no-store");
  });

  test.each(DATA_OF_PAGES)("%s, which is data of one visit, has no-store.", async (place) => {
    expect(await cacheControlOf(get(place))).toBe("no-store");
  });

  test("Pages of a signed-in person have no-store, on the account and elsewhere.", async () => {
    const cookie = await aPerson();
    for (const place of [...PAGES_OF_ACCOUNT, `/${slug}`, `/${slug}/cart`]) {
      const answer = await get(place, { cookie });
      const words = await answer.text();
      const kept = answer.headers.get("cache-control");
      expect({ place, status: answer.status, kept }).toEqual({ place, status: 200, kept: "no-store" });
      if (PAGES_OF_ACCOUNT.includes(place)) expect(words, place).toMatch(/noorelle/i);
    }
  });

  test("A menu that shows where a guest's last delivery went has no-store, and one that does not may be kept.", async () => {
    const menuOf = async (address: string) => {
      const answer = await get("/cafe-perce-neige?takeout=true&takeoutType=delivery", {
        cookie: `${cookie}; address=${encodeURIComponent(address)}`,
      });
      return { kept: answer.headers.get("cache-control"), shows: (await answer.text()).includes("221 Rue Cachée") };
    };
    expect(await menuOf("221 Rue Cachée")).toEqual({ kept: "no-store", shows: true });
    expect(await menuOf("")).toEqual({ kept: "private, no-cache", shows: false });
  });

  test.each(PERSONAL_CALLS)("The call %s has no-store.", async (call) => {
    expect(await cacheControlOf(get(`/api${call}`))).toBe("no-store");
  });

  test.each(["/orders/set-costs", "/orders/item", "/orders/validate", "/orders", "/payment/get-payment-config"])(
    "The call POST %s has no-store, and so has its refusal.",
    async (call) => {
      const body = { items: [], itemsInCart: [], type: "dine-in", date: null, app8RestaurantId: guest.id };
      expect(await cacheControlOf(guest.post(call, body))).toBe("no-store");
      expect(await cacheControlOf(guest.post(call, { type: 7 }))).toBe("no-store");
    },
  );

  test("An answer that sets a cookie or redirects is not cached by shared caches.", async () => {
    const form = { method: "POST", headers: { origin: address, "content-type": "application/x-www-form-urlencoded" } };
    const chosen = fetch(`${address}/locale`, { ...form, redirect: "manual", body: "locale=fr-CA&back=/braise" });
    expect(await cacheControlOf(chosen)).toBe("no-store");
    expect(await cacheControlOf(get("/locale"))).toBe("no-store");
    for (const place of ["/", `/${slug}`, `/${slug}?tableNum=12`, `/${slug}/landing`, "/login", "/nobody-is-here"]) {
      const answer = await get(place);
      await answer.body?.cancel();
      const isShared = !/no-store|private/.test(answer.headers.get("cache-control") ?? "");
      expect({ place, isShared, setsCookie: isShared && answer.headers.has("set-cookie") }).toMatchObject({
        setsCookie: false,
      });
    }
  });
});
