import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { takeCspReports } from "./csp-report.ts";
import { OWN_SOURCES, securityHeaders, WORKER_POLICY } from "./security-headers.ts";
import { createSite, type SiteBuild } from "./site.ts";
import { serveFolder } from "./static-files.ts";

const folder = await mkdtemp(path.join(tmpdir(), "comptoir-files-"));
await mkdir(path.join(folder, "assets"));
await writeFile(path.join(folder, "assets", "menu-a1b2.js"), "export {};");
await writeFile(path.join(folder, "assets", "menu-a1b2.js.br"), "as if compressed");
await writeFile(path.join(folder, "assets", "read-codes.worker-c3.js"), "export {};");
await writeFile(path.join(folder, "notes.txt"), "Notes");
await writeFile(path.join(folder, "service-worker.js"), "at work();");
afterAll(() => rm(folder, { recursive: true }));

const log: string[] = [];
const longPage = "<p>Poutine, with cheese curds.</p>".repeat(200);

/** External sources of a page with a card company's fields. */
const CARD_COMPANY = {
  script: ["https://js.cards.example"],
  frame: ["https://js.cards.example", "https://hooks.cards.example"],
  connect: ["https://api.cards.example"],
  formAction: [],
};

/** Pages at `/waits` in progress, as functions that finish them. */
const pagesWaiting: (() => void)[] = [];

/** Fake pages and calls, named after what they answer. */
const pages: SiteBuild["handleSiteRequest"] = async (request, services) => {
  const { pathname } = new URL(request.url);
  if (pathname === "/breaks") throw new Error("the kitchen is on fire");
  if (pathname === "/unknown") return new Response("no such page", { status: 404 });
  if (pathname === "/pays-with-cards") services.allowSources(CARD_COMPANY);
  if (pathname.endsWith("/waits")) await new Promise<void>((resolve) => pagesWaiting.push(resolve));
  if (pathname === "/nonce") return new Response(services.cspNonce);
  if (pathname === "/through-the-api") return services.api(new Request("http://localhost/api/echo"));
  if (pathname === "/form") return new Response(`${(await request.text()).length}`);
  return new Response(longPage, { headers: { "content-type": "text/html; charset=utf-8" } });
};

/** Headers that the API sets on each answer. */
const CALL_HEADERS = {
  "content-security-policy": "default-src 'none'",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000",
};

const parts: Parameters<typeof createSite>[0] = {
  api: {
    fetch: async (request) => Response.json({ called: new URL(request.url).pathname }, { headers: CALL_HEADERS }),
    maintenance: () => null,
    menuVersion: async () => null,
    restaurantIdOf: async (slug) => (slug === "grill" ? "7" : null),
  },
  build: {
    handleSiteRequest: pages,
    readSharedPage: () => null,
    answerBusy: () => new Response("busy", { status: 503 }),
    answerMaintenance: () => null,
  },
  files: [await serveFolder(folder)],
  logger: pino({ level: "info" }, { write: (line) => log.push(line) }),
  cantineHosts: [],
};
const site = createSite(parts);

const ask = (place: string, init?: RequestInit) => site.request(`http://localhost${place}`, init);

describe("Promise 43: security headers on every answer, 404 and 500 too", () => {
  test.each([
    ["/", 200],
    ["/unknown", 404],
    ["/breaks", 500],
    ["/assets/menu-a1b2.js", 200],
    ["/notes.txt", 200],
  ])("%s answers %i with them.", async (place, status) => {
    const answer = await ask(place);
    expect(answer.status).toBe(status);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("referrer-policy")).toBeTruthy();
    expect(answer.headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(answer.headers.get("permissions-policy")).toContain("camera=(self), microphone=()");
  });

  test("A call keeps its own stricter headers, and gets HSTS over https.", async () => {
    const call = (origin: string) => site.request(`${origin}/api/orders`);
    const [plain, secure] = [await call("http://localhost"), await call("https://localhost")];
    expect(plain.headers.get("content-security-policy")).toBe("default-src 'none'");
    expect(plain.headers.has("strict-transport-security")).toBe(false);
    expect(secure.headers.get("strict-transport-security")).toBe("max-age=31536000");
  });

  test("Pictures with an http address are shown without TLS, and asked for by https with it.", async () => {
    const policy = async (origin: string) =>
      (await site.request(`${origin}/`)).headers.get("content-security-policy") ?? "";
    expect(await policy("http://localhost")).toContain("img-src 'self' data: blob: https: http:;");
    const secure = await policy("https://localhost");
    expect(secure).toContain("img-src 'self' data: blob: https:;");
    expect(secure).toContain("upgrade-insecure-requests");
  });

  test("Inline scripts are blocked: only the answer's own nonce allows one, and each answer has a new nonce.", async () => {
    const [one, other] = [await ask("/nonce"), await ask("/nonce")];
    const nonce = await one.text();
    const policy = one.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
    expect(policy.split(";").find((directive) => directive.includes("script-src"))).not.toContain("unsafe");
    expect(await other.text()).not.toBe(nonce);
  });

  test("Only a worker's file may run WASM, and only of this origin.", async () => {
    const policyOf = async (place: string) => (await ask(place)).headers.get("content-security-policy");
    expect(await policyOf("/assets/read-codes.worker-c3.js")).toBe(WORKER_POLICY);
    expect(WORKER_POLICY).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(await policyOf("/assets/menu-a1b2.js")).not.toContain("wasm");
    expect(await policyOf("/")).not.toContain("wasm");
  });

  test("A page with a card form may use its payment gateway's sources; the next page may not.", async () => {
    const directives = async (place: string) => {
      const policy = (await ask(place)).headers.get("content-security-policy") ?? "";
      return policy.split("; ").map((directive) => directive.replace(/'nonce-[^']+'/, "'nonce'"));
    };
    const paying = await directives("/pays-with-cards");
    expect(paying).toEqual(
      expect.arrayContaining([
        "script-src 'self' 'nonce' https://js.cards.example",
        "frame-src https://js.cards.example https://hooks.cards.example",
        "connect-src 'self' https://api.cards.example",
        "form-action 'self'",
      ]),
    );
    expect(await directives("/")).toEqual(
      expect.arrayContaining(["script-src 'self' 'nonce'", "frame-src 'none'", "connect-src 'self'"]),
    );
  });

  test.each(["https:", "https://*.cards.example", "http://cards.example", "https://a.example; script-src *"])(
    "A source that is no https origin (%s) is never in the policy.",
    (source) => {
      const sources = { ...OWN_SOURCES, script: [source] };
      expect(() => securityHeaders({ nonce: "n", isHttps: true, sources })).toThrow("not an https origin");
    },
  );

  test("HSTS is sent on https only.", async () => {
    const claimed = await ask("/", { headers: { "x-forwarded-proto": "https" } });
    expect(claimed.headers.get("strict-transport-security")).toBeNull();
    const overHttps = await site.request("https://order.example/");
    expect(overHttps.headers.get("strict-transport-security")).toContain("max-age=");
  });

  test("A call's own stricter header is kept.", async () => {
    expect((await ask("/api/orders")).headers.get("referrer-policy")).toBe("no-referrer");
  });

  test("A failing page does not show the reason, but the log has it.", async () => {
    expect(await (await ask("/breaks")).text()).not.toContain("fire");
    expect(log.join()).toContain("the kitchen is on fire");
  });
});

describe("A CSP report", () => {
  test("is one log line, without the page's query.", async () => {
    const blocked = 'inline\r\n{"event":"forged"}';
    const report = { "csp-report": { "document-uri": "http://localhost/grill?tableNum=7", "blocked-uri": blocked } };
    log.length = 0;
    const headers = { "x-request-id": "from-the-proxy-1" };
    const answer = await ask("/csp-report", { method: "POST", headers, body: JSON.stringify(report) });
    expect(answer.status).toBe(204);
    expect(log).toHaveLength(1);
    expect(log[0]?.trim().split(/[\r\n]/)).toHaveLength(1);
    expect(JSON.parse(log[0] ?? "")).toMatchObject({
      event: "csp_violated",
      security: true,
      page: "http://localhost/grill",
      request_id: "from-the-proxy-1",
      restaurant_id: "7",
    });
    expect(log[0]).not.toContain("tableNum");
  });

  test.each(["", "{", "[null, 3, {}]", "x".repeat(100_000)])(
    "that is invalid is accepted and ignored (%#).",
    async (body) => {
      log.length = 0;
      expect((await ask("/csp-report", { method: "POST", body })).status).toBe(204);
      expect(log).toEqual([]);
    },
  );
});

describe("A flood of CSP reports", () => {
  const report = JSON.stringify({ "csp-report": { "document-uri": "http://localhost/grill" } });

  test("is logged for a few of each network and a few in all; the others are counted in one line.", async () => {
    vi.useFakeTimers();
    try {
      const lines: string[] = [];
      const take = takeCspReports(pino({ level: "info" }, { write: (line) => lines.push(line) }), async () => null);
      const send = async (address: string) =>
        (await take(new Request("http://localhost/csp-report", { method: "POST", body: report }), address)).status;
      const ofOne = await Promise.all(Array.from({ length: 100 }, () => send("203.0.113.9")));
      expect(ofOne.filter((status) => status === 204)).toHaveLength(10);
      expect(ofOne.at(-1)).toBe(429);
      for (let other = 0; other < 100; other += 1) await send(`2001:db8:0:${other}::1`);
      expect(lines).toHaveLength(60);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(lines.slice(60).map((line) => JSON.parse(line))).toMatchObject([
        { event: "csp_reports_left_out", count: 140 },
      ]);
      expect(await send("203.0.113.9")).toBe(204);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("Files of the built site", () => {
  test("with a hash in their name are cached for ever, others for a while.", async () => {
    expect((await ask("/assets/menu-a1b2.js")).headers.get("cache-control")).toContain("immutable");
    expect((await ask("/notes.txt")).headers.get("cache-control")).toBe("public, max-age=3600");
  });

  test("are sent compressed if the browser accepts it and the built file exists.", async () => {
    const compressed = await ask("/assets/menu-a1b2.js", { headers: { "accept-encoding": "gzip, br" } });
    expect(compressed.headers.get("content-encoding")).toBe("br");
    expect(await compressed.text()).toBe("as if compressed");
    const refused = await ask("/assets/menu-a1b2.js", { headers: { "accept-encoding": "br;q=0" } });
    expect(refused.headers.get("content-encoding")).toBeNull();
    expect(await refused.text()).toBe("export {};");
  });

  test("are not sent again to a client that has them.", async () => {
    const etag = (await ask("/notes.txt")).headers.get("etag") ?? "";
    expect((await ask("/notes.txt", { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test.each(["/../package.json", "/assets/%2e%2e/%2e%2e/package.json", "/assets/menu-a1b2.js.br"])(
    "are only those within the folder: %s is a page.",
    async (place) => {
      expect((await ask(place)).headers.get("content-type")).toContain("text/html");
    },
  );
});

describe("Pages", () => {
  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("are sent in %s if the client accepts it.", async (encoding, decompress) => {
    const answer = await ask("/", { headers: { "accept-encoding": encoding } });
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")).toContain("accept-encoding");
    expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toBe(longPage);
  });

  test("are sent uncompressed if the client accepts no compression.", async () => {
    const answer = await ask("/");
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.text()).toBe(longPage);
  });

  test("get their data from the API in the same process.", async () => {
    expect(await (await ask("/through-the-api")).json()).toEqual({ called: "/api/echo" });
  });

  test("refuse a form above the size limit.", async () => {
    const send = (body: string, type = "application/x-www-form-urlencoded") =>
      ask("/form", { method: "POST", body, headers: { "content-type": type } });
    expect((await send("x".repeat(300_000))).status).toBe(413);
    expect(await (await send("note=less+salt")).text()).toBe("14");
  });

  test.each(["multipart/form-data; boundary=x", "multipart/form-data", "text/plain", "application/json"])(
    "refuse a body in %s, which no form has.",
    async (type) => {
      const answer = await ask("/form", { method: "POST", body: "--x\r\nbroken", headers: { "content-type": type } });
      expect(answer.status).toBe(415);
    },
  );

  test("take no place for rendering while what they need is read.", async () => {
    const reading = Promise.withResolvers<void>();
    const prepare = (request: Request) => (request.url.endsWith("/docs") ? reading.promise : Promise.resolve());
    const own = createSite({ ...parts, build: { ...parts.build, prepare } });
    const readers = Array.from({ length: 3 }, () => own.request("http://localhost/docs"));
    expect((await own.request("http://localhost/grill/any")).status).toBe(200);
    reading.resolve();
    expect((await Promise.all(readers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test("are rendered two at a time, 32 wait, and further ones are asked to retry, which the log says.", async () => {
    // Requests of earlier tests leave admission one tick later.
    await expect.poll(() => site.pages.active()).toBe(0);
    log.length = 0;
    // Fake timers, so that no wait times out while the earlier pages are slow.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const headers = { "x-request-id": "from-the-proxy-2" };
    const answers: Response[] = [];
    const open = Array.from({ length: 100 }, async () => answers.push(await ask("/grill/waits", { headers })));
    while (answers.length < 34) {
      expect(pagesWaiting.length).toBeLessThanOrEqual(2);
      for (const answer of pagesWaiting.splice(0)) answer();
      await new Promise(setImmediate);
    }
    while (answers.length < open.length) {
      vi.advanceTimersByTime(1_000);
      await new Promise(setImmediate);
    }
    expect((await ask("/api/orders")).status).toBe(200);
    expect(answers.map(({ status }) => status)).toEqual([...Array(34).fill(200), ...Array(66).fill(503)]);
    for (const answer of answers.slice(34)) {
      expect(answer.headers.get("retry-after")).toBe("2");
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
    }
    const turnedAway = { event: "admission_refused", kind: "page", request_id: "from-the-proxy-2", restaurant_id: "7" };
    expect(log.map((line) => JSON.parse(line))).toEqual(Array(66).fill(expect.objectContaining(turnedAway)));
  });
});

describe("the service worker", () => {
  test("is revalidated each time, and may load only the site's own files.", async () => {
    const answer = await ask("/service-worker.js");
    expect(await answer.text()).toBe("at work();");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(answer.headers.get("content-security-policy")).toBe(WORKER_POLICY);
  });

  test("is removed from browsers once it is disabled.", async () => {
    const answer = await createSite({ ...parts, offline: false }).request("http://localhost/service-worker.js");
    expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    expect(await answer.text()).toMatch(/caches\.delete[\s\S]*registration\.unregister/);
  });
});

describe("operations#security-contact", () => {
  test("security.txt names the contact of the installation, and is not found without one", async () => {
    const asked = () => new Request("https://order.example/.well-known/security.txt");
    const named = await createSite({ ...parts, securityContact: "mailto:security@order.example" }).fetch(asked());
    expect(named.status).toBe(200);
    expect(named.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(await named.text()).toMatch(
      /^Contact: mailto:security@order\.example\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/,
    );
    expect((await createSite(parts).fetch(asked())).status).toBe(404);
  });
});
