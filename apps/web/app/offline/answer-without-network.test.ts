import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerFile, answerPage } from "./answer-without-network.ts";
import { openCacheStorage } from "./testing/a-cache-storage.ts";

const AT = "2026-11-20T23:15:00.000Z";
const POLICY = "script-src 'sha256-abc'";
const kept = () =>
  new Response("<html><head><title>Braise</title></head></html>", {
    headers: { "x-kept-at": AT, "content-security-policy": POLICY },
  });
const open = (path: string) => new Request(`http://localhost${path}`);
const noNetwork = () => Promise.reject(new TypeError("Failed to fetch"));

function withMenuKept() {
  const all = openCacheStorage();
  all.set("comptoir-menu-braise", new Map([["/braise?tableNum=12", kept()]]));
  all.set("comptoir-site", new Map([["/no-network", new Response("There is no network")]]));
}

// Node's `Response.redirect` requires an absolute URL; a browser resolves a path.
beforeEach(() => {
  vi.spyOn(Response, "redirect").mockImplementation((url) => new Response(`to ${url}`));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a navigation", () => {
  test("is answered by the server if it can be reached, even if the page is cached.", async () => {
    withMenuKept();
    const answer = await answerPage(open("/braise?tableNum=12"), async () => new Response("today's"));
    expect(await answer.text()).toBe("today's");
  });

  test("without a network gets the cached menu of the same visit, with the time of caching and its policy.", async () => {
    withMenuKept();
    const answer = await answerPage(open("/braise?tableNum=12"), noNetwork);
    expect(await answer.text()).toContain(`<head><meta name="kept-at" content="${AT}"><title>`);
    expect(answer.headers.get("content-security-policy")).toBe(POLICY);
  });

  test("does not get the cached menu of another table, because an order would go to the wrong table.", async () => {
    withMenuKept();
    const answer = await answerPage(open("/braise?tableNum=14"), noNetwork);
    expect(await answer.text()).toBe("to /no-network?back=%2Fbraise%3FtableNum%3D14");
  });

  test.each(["/braise/cart?tableNum=12", "/braise/items/7?tableNum=12&menu=3", "/Braise/checkout?tableNum=12"])(
    "%s without a network redirects to the cached menu.",
    async (path) => {
      withMenuKept();
      expect(await (await answerPage(open(path), noNetwork)).text()).toBe("to /braise?tableNum=12");
    },
  );

  test("gets the cached page after a timeout if the network does not answer.", async () => {
    vi.useFakeTimers();
    withMenuKept();
    const answering = answerPage(open("/braise?tableNum=12"), () => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await (await answering).text()).toContain("kept-at");
  });

  test("without a cached page gets the no-network page.", async () => {
    withMenuKept();
    expect(await (await answerPage(open("/profile"), noNetwork)).text()).toBe("to /no-network?back=%2Fprofile");
    expect(await (await answerPage(open("/no-network"), noNetwork)).text()).toBe("There is no network");
  });
});

test("A cached asset is answered without a network.", async () => {
  openCacheStorage().set("comptoir-shell-1", new Map([["/assets/menu-1.js", new Response("script")]]));
  expect(await (await answerFile(open("/assets/menu-1.js"), noNetwork)).text()).toBe("script");
});
