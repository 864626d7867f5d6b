import { setImmediate as turn } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { answerWithPage, type KeptPage } from "./kept-page.ts";
import { openSharedPages, type WritePage } from "./shared-pages.ts";

/** Creates shared pages with a fake menu version and clock, and counts the renders. */
function aSite({ answer = (text: string) => new Response(text) } = {}) {
  const state = { version: 1 as number | null, now: 0, written: 0 };
  const pages = openSharedPages({
    readSharedPage: (request) => {
      const { pathname, search } = new URL(request.url);
      return search === "?mine"
        ? null
        : { slug: pathname.slice(1), key: request.url, toRequest: () => new Request(request.url) };
    },
    menuVersion: async () => state.version,
    now: () => state.now,
  });
  const write: WritePage = async (request, nonce) => {
    state.written += 1;
    const number = state.written;
    await turn();
    return answer(
      `<p>${new URL(request.url).pathname} ${number}</p><script nonce="${nonce}">1</script>${"x".repeat(2000)}`,
    );
  };
  const find = (path: string, writer = write, network = "203.0.113.1") =>
    pages.find(new Request(`http://localhost${path}`), { network, write: writer });
  const read = async (path: string) => readPage(await find(path));
  return { state, find, read };
}

async function readPage(page: KeptPage | "busy" | null): Promise<string | null> {
  if (page === null || page === "busy") return page;
  const answer = await answerWithPage(page, new Request("http://localhost/grill"), false);
  return /<p>(.*)<\/p>/.exec(await answer.text())?.[1] ?? "";
}

describe("A page that is the same for guests", () => {
  test("is rendered once for concurrent requests.", async () => {
    const { state, read } = aSite();
    const answers = await Promise.all(Array.from({ length: 50 }, () => read("/grill")));
    expect(new Set(answers)).toEqual(new Set(["/grill 1"]));
    expect(state.written).toBe(1);
  });

  test("is rendered again after a menu change, also while the old one is being rendered.", async () => {
    const { state, read } = aSite();
    const before = read("/grill");
    await turn();
    state.version = 2;
    expect(await read("/grill")).toBe("/grill 2");
    await before;
    state.version = 3;
    expect(await read("/grill")).toBe("/grill 3");
  });

  test("is never older than five seconds.", async () => {
    const { state, read } = aSite();
    await read("/grill");
    state.now = 4_999;
    expect(await read("/grill")).toBe("/grill 1");
    state.now = 5_000;
    expect(await read("/grill")).toBe("/grill 2");
  });

  test("is not compressed again while its text is the same.", async () => {
    const { state, find } = aSite({ answer: () => new Response("<p>the same</p>") });
    const first = await find("/grill");
    state.now = 5_000;
    expect(await find("/grill")).toBe(first);
    expect(state.written).toBe(2);
  });

  test("is separate for each key, and never a personal page.", async () => {
    const { read, state } = aSite();
    expect(await read("/grill")).toBe("/grill 1");
    expect(await read("/cafe")).toBe("/cafe 2");
    expect(await read("/grill?mine")).toBeNull();
    state.version = null;
    expect(await read("/grill")).toBeNull();
  });

  test("is not cached if it is no page or sets a cookie.", async () => {
    const odd = [
      () => new Response("gone", { status: 404 }),
      () => new Response("mine", { headers: { "set-cookie": "a=b" } }),
    ];
    for (const answer of odd) {
      const { state, read } = aSite({ answer });
      expect(await read("/grill")).toBeNull();
      expect(await read("/grill")).toBeNull();
      expect(state.written).toBe(2);
    }
  });

  test("is answered as busy to all waiting requests of a network if admission rejects it, and is tried again later.", async () => {
    const { find, read } = aSite();
    const refused = () => find("/grill", async () => null);
    expect(await Promise.all([refused(), refused()])).toEqual(["busy", "busy"]);
    expect(await read("/grill")).toBe("/grill 1");
  });

  test("Promise 49: is rendered once for the other networks if admission rejects the first one.", async () => {
    const { state, find } = aSite();
    const greedy = () => find("/grill", async () => null, "203.0.113.9");
    const others = ["203.0.113.1", "203.0.113.2", "203.0.113.3"];
    const answers = await Promise.all([greedy(), ...others.map((from) => find("/grill", undefined, from)), greedy()]);
    expect(await Promise.all(answers.map(readPage))).toEqual(["busy", "/grill 1", "/grill 1", "/grill 1", "busy"]);
    expect(state.written).toBe(1);
  });

  test("fails for all waiting requests if the render fails, and is tried again later.", async () => {
    const { find, read } = aSite();
    await expect(find("/grill", () => Promise.reject(new Error("on fire")))).rejects.toThrow("on fire");
    expect(await read("/grill")).toBe("/grill 1");
  });
});

describe("The answer with a shared page", () => {
  const ask = async (headers: Record<string, string> = {}, isHttps = false) => {
    const page = await aSite().find("/grill");
    if (page === null || page === "busy") throw new Error("There is no page.");
    return answerWithPage(page, new Request("http://localhost/grill", { headers }), isHttps);
  };
  const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

  test("is the same in every encoding.", async () => {
    const plain = await (await ask()).text();
    expect(brotliDecompressSync(await bytesOf(await ask({ "accept-encoding": "gzip, br" }))).toString()).toBe(plain);
    expect(gunzipSync(await bytesOf(await ask({ "accept-encoding": "gzip" }))).toString()).toBe(plain);
  });

  test("may be cached by a shared cache for five seconds, for the same cookies and languages.", async () => {
    const { headers } = await ask();
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=5, must-revalidate");
    expect(headers.get("vary")).toBe("accept-encoding, accept-language, cookie, x-locale");
    expect(headers.get("set-cookie")).toBeNull();
  });

  test("is 304 for a client with the same bytes, with the policy of hashes.", async () => {
    const first = await ask({ "accept-encoding": "br" });
    const etag = first.headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask({ "accept-encoding": "br", "if-none-match": known });
      expect(again.status).toBe(304);
      expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
    }
    expect((await ask({ "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(200);
  });

  test("has every security header, and a policy of hashes without a nonce. promises#promise-43", async () => {
    const policy = (await ask()).headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe/);
    expect((await ask()).headers.get("x-content-type-options")).toBe("nosniff");
    expect((await ask({}, true)).headers.get("strict-transport-security")).toContain("max-age=");
    expect((await ask()).headers.get("strict-transport-security")).toBeNull();
  });
});
