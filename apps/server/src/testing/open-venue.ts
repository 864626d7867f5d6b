import path from "node:path";
import { pathToFileURL } from "node:url";
import { createApi } from "@comptoir/api";
import { testDatabase } from "@comptoir/test-kit/database";
import { pino } from "pino";
import { afterAll, expect, vi } from "vitest";
import { inviteToStaff } from "../../../api/src/people/staff.ts";
import { openPool } from "../../../api/src/platform/db/open-pool.ts";
import { importVenueFile } from "../../../api/src/venue/venue-files/import-venue-file.ts";
import { createSite, type SiteBuild } from "../site.ts";

const BUILT = path.resolve(import.meta.dirname, "../../../web/build/server/index.js");
/** Friday noon in Toronto. */
const NOON = new Date("2026-11-20T17:00:00Z");

type Item = Record<string, unknown>;
export type VenueFile = {
  restaurant: Item & { order_options: Item; menu_configuration: Item };
  menu_groups: Item[];
  menus: [Item, Item];
  section: Item;
  dish: Item;
  group: Item;
  value: Item;
} & Record<string, unknown>;

/** Builds a venue file with one menu, section, dish, option group and value, and a second menu. */
function aVenueFile(id: number): VenueFile {
  const value = { id: 31, name: "Gravy", price: "1.00" };
  const other = { id: 32, name: "Ketchup", price: "0.50" };
  const group = { id: 30, name: "Sauces", limit: 2, values: [value, other] };
  const dish = { id: 20, name: "Fries", price: "10.00", options: [group] };
  const section = { id: 10, name: "Sides", items: [dish, { id: 21, name: "Salad", price: "6.00" }] };
  const menus: [Item, Item] = [
    { id: 1, name: "Lunch", sections: [section] },
    { id: 2, name: "Bar", items: [{ id: 40, name: "Lemonade", price: "4.00" }] },
  ];
  const restaurant = {
    id,
    name: `Place ${id}`,
    slug: `place-${id}`,
    province: "ON",
    payment_processor: "payOnPremise",
    tax_rate: { tax1: "0.13" },
    order_options: {},
    menu_configuration: {},
  };
  return { restaurant, menu_groups: [], menus, section, dish, group, value };
}

type SiteOptions = {
  readonly cantineHosts?: readonly string[];
  readonly homeChains?: readonly string[];
  readonly isErasedNightly?: boolean;
  /** Maximum wait of a call for the database, in milliseconds; no limit if absent. */
  readonly waitMs?: number;
};

export async function openSite({
  cantineHosts = [],
  homeChains = [],
  isErasedNightly = false,
  waitMs,
}: SiteOptions = {}) {
  const { pool, url } = await testDatabase();
  vi.setSystemTime(NOON);
  const logger = pino({ level: "silent" });
  const ofApi = waitMs === undefined ? pool : openPool(url, { connections: 10, waitMs });
  const api = await createApi({ pool: ofApi, logger });
  const build: SiteBuild = await import(pathToFileURL(BUILT).href);
  const site = createSite({ api, build, files: [], logger, cantineHosts, homeChains, isErasedNightly });
  afterAll(async () => {
    vi.useRealTimers();
    await api.stop();
    if (ofApi !== pool) await ofApi.end();
  });
  let nextId = 100;

  /** Imports a modified venue, and returns functions to inspect its pages and calls. */
  async function open(change: (file: VenueFile) => unknown) {
    nextId += 1;
    const file = aVenueFile(nextId);
    change(file);
    const { section: _section, dish: _dish, group: _group, value: _value, ...document } = file;
    const result = await importVenueFile(pool, document, { now: NOON });
    if ("faults" in result) throw new Error(JSON.stringify(result.faults));
    const { slug, id } = file.restaurant;
    const headers = { "x-restaurant-id": String(id) };
    const get = async (place: string, cookie = "") =>
      visible(await (await site.request(`http://comptoir.test${place}`, { headers: { ...headers, cookie } })).text());
    const post = async (call: string, body: object, cookie = "") =>
      site.request(`http://comptoir.test/api${call}`, {
        method: "POST",
        headers: { ...headers, cookie, "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        body: JSON.stringify(body),
      });
    const bill = async (body: object = {}) =>
      post("/orders/set-costs", { type: "dine-in", tableNum: "1", items: [aLine()], ...body });
    return {
      warnings: result.warnings.map(({ path, message }) => `${path}: ${message}`),
      page: (query = "tableNum=1", place = "") => get(`/${String(slug)}${place}?${query}`),
      data: async (): Promise<unknown> =>
        (await site.request(`http://comptoir.test/menu/${String(slug)}/data.json`)).json(),
      bill: async (body?: object) => (await bill(body)).text(),
      /** Returns the path to which a page redirects; null if it does not redirect. */
      leadsTo: async (place: string) => {
        const { headers } = await site.request(`http://comptoir.test/${String(slug)}${place}`, {
          headers: { cookie: "" },
        });
        return headers.get("location")?.replace(/^(https?:\/\/[^/]*)?\/[^/]*/, "") ?? null;
      },
      post: async (call: string, body: object) => (await post(call, body)).text(),
      /** Places an order, and returns the kitchen's board some minutes later. */
      board: async (minutesLater = 0) => {
        const contact = { full_name: "Ada Lovelace", phone_number: "416-555-0123" };
        const config = { restaurantId: id, tableNum: "1" };
        const data = { config, items: [aLine()], costs: {}, checkout: { contact }, date: null };
        await post("/orders", { type: "dine-in", data });
        const deps = { database: pool, clock: () => NOON };
        const member = {
          restaurantId: String(id),
          name: "Amira",
          hours: 1,
          kind: "person",
          role: "kitchen",
          sameAt: null,
        } as const;
        const answer = await inviteToStaff(deps, member);
        if ("refused" in answer) throw new Error(answer.refused.code);
        const signedIn = await site.request("http://comptoir.test/staff", {
          method: "POST",
          headers: { "content-type": "application/x-www-form-urlencoded", origin: "http://comptoir.test" },
          body: new URLSearchParams({ code: answer.invited.code }).toString(),
        });
        const cookie = signedIn.headers
          .getSetCookie()
          .map((set) => set.split(";", 1)[0])
          .join("; ");
        vi.setSystemTime(NOON.getTime() + minutesLater * 60_000);
        const page = await get("/staff/board", cookie);
        vi.setSystemTime(NOON);
        return page;
      },
      pageWithCart: async (place: string, query = "tableNum=1", body: object = {}) => {
        const cookie = (await bill(body)).headers
          .getSetCookie()
          .map((set) => set.split(";", 1)[0])
          .join("; ");
        return get(`/${String(slug)}${place}?${query}`, cookie);
      },
    };
  }
  const ask = async (place: string, init?: RequestInit) =>
    site.request(place.startsWith("http") ? place : `http://comptoir.test${place}`, init);
  return { open, ask, pool };
}
export type OpenVenue = Awaited<ReturnType<Awaited<ReturnType<typeof openSite>>["open"]>>;

/** Returns a page's HTML without scripts and hydration data. */
function visible(html: string): string {
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
}

export function aLine(but: Item = {}): Item {
  return { id: 20, orderId: 1, quantity: 1, orderOptions: [], ...but };
}
export const withGravy = (but: Item = {}) =>
  aLine({ orderOptions: [{ id: 30, values: [{ id: 31, quantity: 1, ...but }] }] });

/** Compares a venue with and without a change; expects to see `seen` only with the change. */
export async function expectSeen(
  site: Awaited<ReturnType<typeof openSite>>,
  change: (file: VenueFile) => unknown,
  look: (venue: OpenVenue) => Promise<string>,
  seen: string | RegExp,
): Promise<void> {
  const [changed, plain] = [await site.open(change), await site.open(() => undefined)];
  const isSeen = (text: string) => (typeof seen === "string" ? text.includes(seen) : seen.test(text));
  const [changedText, plainText] = [await look(changed), await look(plain)];
  // A page is too long to print on failure.
  const told = changedText.startsWith("{") ? changedText : "a page";
  expect([isSeen(changedText), isSeen(plainText)], `${seen}, with the field and without it, in ${told}`).toEqual([
    true,
    false,
  ]);
}
