import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cacheMenu, listKeptMenus, readKeptMenu } from "./kept-menus.ts";
import { openCacheStorage } from "./testing/a-cache-storage.ts";

const MENU = { slug: "braise", page: "/braise?tableNum=12", locale: "fr-CA", revision: 4 };
const PAGE = '<html><head><title>Braise</title></head><script src="/assets/entry.client-1.js"></script></html>';
const FOR_ALL = { "cache-control": "public, max-age=0" };

type Asked = { readonly path: string; readonly init: RequestInit | undefined };
let all: ReturnType<typeof openCacheStorage>;
let asked: Asked[];
let pageControl: string;

beforeEach(() => {
  all = openCacheStorage();
  asked = [];
  pageControl = FOR_ALL["cache-control"];
  vi.stubGlobal("document", { images: [] });
  vi.stubGlobal("location", new URL("http://localhost/braise"));
  vi.stubGlobal(
    "DOMParser",
    class {
      parseFromString = (text: string) => ({ documentElement: { textContent: text } });
    },
  );
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push({ path, init });
    if (path.endsWith("data.json")) return Response.json({ revision: 4, menus: [] }, { headers: FOR_ALL });
    if (path.startsWith("/assets/")) return new Response("script");
    return new Response(PAGE, { headers: { "cache-control": pageControl } });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("a visited menu", () => {
  test("is cached as its public version: fetched without cookies, in the page's language.", async () => {
    await cacheMenu(MENU);
    const [page, data] = asked;
    expect(page?.init).toEqual({ credentials: "omit", headers: { "x-locale": "fr-CA" } });
    expect(data).toEqual({ path: "/menu/braise/data.json", init: { credentials: "omit", headers: {} } });
    expect([...(all.get("comptoir-menu-braise")?.keys() ?? [])].sort()).toEqual([
      "/assets/entry.client-1.js",
      "/braise?tableNum=12",
      "/menu/braise/data.json",
    ]);
    expect((await readKeptMenu("Braise"))?.document).toMatchObject({ revision: 4 });
  });

  test.each(["no-store", "private, no-cache"])("is not cached if its page is private (%s).", async (control) => {
    pageControl = control;
    await cacheMenu(MENU);
    expect(await readKeptMenu("braise")).toBeNull();
    expect(await listKeptMenus()).toEqual([]);
  });

  test("is not fetched again within ten minutes, except after a change.", async () => {
    await cacheMenu(MENU);
    const first = asked.length;
    await cacheMenu(MENU);
    expect(asked).toHaveLength(first);
    await cacheMenu({ ...MENU, revision: 5 });
    expect(asked.length).toBeGreaterThan(first);
  });

  test("is cached with the scripts of its release, and loses those of the previous one.", async () => {
    all.set(
      "comptoir-shell-1",
      new Map(["/assets/entry.client-1.js", "/assets/cart-1.js"].map((file) => [file, new Response("")])),
    );
    all.set("comptoir-shell-2", new Map([["/assets/entry.client-2.js", new Response("")]]));
    all.set("comptoir-menu-braise", new Map([["/assets/entry.client-0.js", new Response("")]]));
    await cacheMenu(MENU);
    const files = [...(all.get("comptoir-menu-braise")?.keys() ?? [])].filter((file) => file.startsWith("/assets/"));
    expect(files.sort()).toEqual(["/assets/cart-1.js", "/assets/entry.client-1.js"]);
  });

  test("is deleted if eight other restaurants were visited since.", async () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00Z"), toFake: ["Date"] });
    for (const count of Array.from({ length: 9 }).keys()) {
      vi.setSystemTime(Date.now() + 1_000);
      await cacheMenu({ ...MENU, slug: `grill-${count}`, page: `/grill-${count}` });
    }
    vi.useRealTimers();
    const kept = (await listKeptMenus()).map(({ page }) => page);
    expect(kept).toHaveLength(8);
    expect(kept).not.toContain("/grill-0");
  });
});
