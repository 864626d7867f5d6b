import { afterEach, expect, test, vi } from "vitest";
import { openCacheStorage } from "./testing/a-cache-storage.ts";
import { withOfflineFallback } from "./with-offline-fallback.ts";

const URL_OF_DISH = "http://localhost/braise/items/7?tableNum=12";
const draw = async (document: object) => ("restaurant" in document ? "from the kept menu" : "from nothing");

function withMenuKept({ onLine = true } = {}) {
  vi.stubGlobal("navigator", { onLine });
  const data = Response.json({ restaurant: { slug: "braise" }, menus: [] });
  openCacheStorage().set("comptoir-menu-braise", new Map([["/menu/braise/data.json", data]]));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("A screen shows the server's answer.", async () => {
  withMenuKept();
  expect(await withOfflineFallback(URL_OF_DISH, async () => "from the server", draw)).toBe("from the server");
});

test("Without an answer the screen is built from the cached menu.", async () => {
  withMenuKept();
  const failing = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await withOfflineFallback(URL_OF_DISH, failing, draw)).toBe("from the kept menu");
});

test("The timeout of a network that does not answer is six seconds.", async () => {
  vi.useFakeTimers();
  withMenuKept();
  const drawn = withOfflineFallback(URL_OF_DISH, () => new Promise<string>(() => {}), draw);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await drawn).toBe("from the kept menu");
});

test("A refusal by the server is not replaced, and without a cached menu the call fails.", async () => {
  withMenuKept();
  const refusal = new Response(null, { status: 404 });
  await expect(withOfflineFallback(URL_OF_DISH, () => Promise.reject(refusal), draw)).rejects.toBe(refusal);
  openCacheStorage();
  await expect(withOfflineFallback(URL_OF_DISH, () => Promise.reject(new TypeError("no")), draw)).rejects.toThrow("no");
});
