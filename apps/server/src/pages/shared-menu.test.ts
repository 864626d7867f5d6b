import path from "node:path";
import { pathToFileURL } from "node:url";
import { createApi } from "@comptoir/api";
import { runCommand } from "@comptoir/api/command-line";
import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import fc from "fast-check";
import pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { loadDemonstration } from "../demonstration.ts";
import { createSite, type SiteBuild } from "../site.ts";

const BUILT = path.resolve(import.meta.dirname, "..", "..", "..", "web", "build", "server", "index.js");
/** Friday, 17:55 in Toronto: everything is open; the café closes at six. */
const EVENING = new Date("2026-11-20T22:55:00Z");

const { pool, url } = await testDatabase();
vi.setSystemTime(EVENING);
await loadDemonstration(pool, EVENING);
const logger = pino({ level: "silent" });
const api = await createApi({ pool, logger });
const build: SiteBuild = await import(pathToFileURL(BUILT).href);
const siteOf = (build: SiteBuild) => createSite({ api, build, files: [], logger, cantineHosts: ["canteen.example"] });
const site = siteOf(build);
const siteThatSharesNothing = siteOf({ ...build, readSharedPage: () => null });
afterAll(async () => {
  vi.useRealTimers();
  await api.stop();
});
afterEach(() => void vi.setSystemTime(EVENING));

type Asked = { readonly address: string; readonly headers: Record<string, string> };

const ask = (asked: Asked, of = site) => Promise.resolve(of.request(asked.address, { headers: asked.headers }));
const isShared = ({ headers }: Response) => headers.get("cache-control")?.startsWith("public") === true;

/** Returns an answer without parts that vary between answers, such as nonces. */
async function seen(answer: Response) {
  const text = (await answer.text()).replaceAll(/ nonce="[^"]*"/g, "");
  return { status: answer.status, location: answer.headers.get("location"), text };
}

/** Creates a guest with two portions of coleslaw in the cart, and returns the cookie. */
async function aGuestWithACart(): Promise<string> {
  const answer = await api.fetch(
    new Request("http://localhost/api/orders/set-costs", {
      method: "POST",
      headers: { "content-type": "application/json", "x-restaurant-id": "1" },
      body: JSON.stringify({
        type: "dine-in",
        tableNum: "12",
        items: [{ id: 1067, menu_id: 13, section_id: 113, orderId: 1, quantity: 2, orderOptions: [] }],
      }),
    }),
  );
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(";", 1)[0])
    .join("; ");
}
const cart = await aGuestWithACart();

/** Query parameters that select a kind of visit, and ones that make a page personal. */
const KINDS = ["tableNum=12", "tableNum=7", "tableNum=%3Cb%3E", "takeout=true", "takeout=false", "viewOnly=true"];
const RARER = ["menuList=1", "menuList=", "catering=true", "genericTableLocation=B"];
const OWN = ["q=steak", "anotherRoundId=5", "value=secret", "utm_source=x"];

const addresses = fc
  .record({
    host: fc.oneof(
      { weight: 3, arbitrary: fc.constant("localhost") },
      { weight: 1, arbitrary: fc.constantFrom("order.example", "canteen.example") },
    ),
    place: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom("braise", "cafe-perce-neige", "golden-spud") },
      { weight: 1, arbitrary: fc.constantFrom("nobody", "Login", "braise/", "braise/cart") },
    ),
    query: fc.oneof(
      { weight: 3, arbitrary: fc.subarray(KINDS, { maxLength: 2 }) },
      { weight: 1, arbitrary: fc.subarray([...KINDS, ...RARER, ...OWN], { maxLength: 3 }) },
    ),
  })
  .map(({ host, place, query }) => `http://${host}/${place}${query.length > 0 ? `?${query.join("&")}` : ""}`);

const LANGUAGES = ["locale=fr-CA", "locale=en-CA", "locale=xx"];
const cookies = fc
  .oneof(
    { weight: 2, arbitrary: fc.constant<string[]>([]) },
    { weight: 2, arbitrary: fc.subarray(LANGUAGES, { maxLength: 1 }) },
    {
      weight: 1,
      arbitrary: fc.subarray(
        [
          cart,
          ...LANGUAGES,
          "way=braise:delivery,elsewhere:pickup",
          "dismissedAnnouncements=1",
          "suitesLocationId=4",
          "other=1",
        ],
        { maxLength: 2 },
      ),
    },
  )
  .map((pairs): Record<string, string> => (pairs.length > 0 ? { cookie: pairs.join("; ") } : {}));

const wishes = fc
  .constantFrom("", "fr", "fr-CA,en;q=0.5", "de, en-CA;q=0.9, fr;q=0.8", "en", "*")
  .map((wish): Record<string, string> => (wish === "" ? {} : { "accept-language": wish }));

const others = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { authorization: "Bearer somebody" },
  { "user-agent": "Somebody's own", "x-forwarded-for": "192.0.2.7" },
);

const requests = fc
  .record({ address: addresses, headers: fc.tuple(cookies, wishes, others) })
  .map(({ address, headers }): Asked => ({ address, headers: Object.assign({}, ...headers) }));

describe("A shared page equals the page that a visitor gets alone", () => {
  test("whatever visitor requested it first.", async () => {
    const numRuns = runLength({ quick: 15, full: 1_500 });
    let shared = 0;
    await fc.assert(
      fc.asyncProperty(requests, requests, async (before, asked) => {
        await ask(before);
        const answer = await ask(asked);
        shared += Number(isShared(answer));
        expect(await seen(answer)).toEqual(await seen(await ask(asked, siteThatSharesNothing)));
      }),
      { numRuns },
    );
    expect(shared).toBeGreaterThan(numRuns / 5);
  });

  test.each([
    ["a cart's cookie", { cookie: cart }],
    ["a cookie that nobody knows", { cookie: "locale=fr-CA; session=1" }],
    ["a way that was chosen here", { cookie: "way=braise:pickup" }],
    ["an authorization", { authorization: "Bearer somebody" }],
  ])("and no visitor with %s gets one.", async (_what, headers: Record<string, string>) => {
    const address = "http://localhost/braise?tableNum=12";
    expect(isShared(await ask({ address, headers: { "accept-language": "fr" } }))).toBe(true);
    const answer = await ask({ address, headers });
    expect(isShared(answer)).toBe(false);
    expect(answer.headers.get("cache-control")).toContain("private");
  });

  test("and so does a guest who chose a way at another venue.", async () => {
    const headers = { cookie: "way=nomad-taco:pickup" };
    expect(isShared(await ask({ address: "http://localhost/braise?tableNum=12", headers }))).toBe(true);
  });

  test("and a guest with a cart sees the cart, but no later guest does.", async () => {
    const address = "http://localhost/braise?tableNum=12";
    const mine = (await seen(await ask({ address, headers: { cookie: cart } }))).text;
    const anyones = (await seen(await ask({ address, headers: {} }))).text;
    expect(mine).not.toBe(anyones);
    expect(anyones).toBe((await seen(await ask({ address, headers: {} }, siteThatSharesNothing))).text);
  });
});

describe("A shared page follows its menu", () => {
  const read = async (address = "http://localhost/braise?tableNum=12") =>
    (await seen(await ask({ address, headers: {} }))).text;
  const command = async (...argv: string[]) => {
    const silent = { write: () => true };
    const own = new pg.Pool({ connectionString: url, max: 2 });
    const code = await runCommand(argv, {
      clock: () => EVENING,
      stdout: silent,
      stderr: silent,
      openPool: async () => own,
    } as never);
    await own.end();
    expect(code).toBe(0);
    await api.whenCaughtUp();
  };

  test("a pause shows at once, and so does its end.", async () => {
    const before = await read();
    await command("pause", "braise", "--message", "Back at eight.");
    expect(await read()).toContain("Back at eight.");
    await command("resume", "braise");
    expect(await read()).not.toContain("Back at eight.");
    expect(before).not.toContain("Back at eight.");
  });

  test("a sold-out mark shows at once.", async () => {
    const marks = (text: string) => text.split("Sold out").length;
    const before = marks(await read());
    await command("sold-out", "braise", "1067");
    expect(marks(await read())).toBeGreaterThan(before);
  });

  test("changes of time show within five seconds.", async () => {
    const address = "http://localhost/cafe-perce-neige?takeout=true";
    expect(await read(address)).toMatch(/<\/span>Ouvert/);
    vi.setSystemTime(new Date("2026-11-20T23:00:00Z"));
    const moved = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 5_001);
    expect(await read(address)).toMatch(/<\/span>Fermé/);
    moved.mockRestore();
  });
});
