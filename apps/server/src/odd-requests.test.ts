import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Asked, askAsWritten, isClear, listCalls, PAGES } from "./testing/ask-as-written.ts";
import { demonstrationDatabase } from "./testing/demonstration-database.ts";
import { linesWith, type ServerProcess, startServerProcess, stopServerProcess } from "./testing/server-process.ts";

/* Requests of scanners, broken clients and the curious to a whole server: none may cause an internal error. */

const METRICS_TOKEN = "a-token-for-the-numbers";
const { url } = await demonstrationDatabase();
const home = await mkdtemp(path.join(tmpdir(), "comptoir-odd-"));
let server: ServerProcess;
let address: string;
beforeAll(async () => {
  server = startServerProcess(home, { DATABASE_URL: url, METRICS_TOKEN });
  address = await server.opened;
});
afterAll(async () => {
  await stopServerProcess(server);
  await rm(home, { recursive: true });
});

const ask = (asked: Asked) => askAsWritten(address, asked);

/** Headers of a browser's same-origin request. */
const OWN = { "sec-fetch-site": "same-origin" };
const JSON_TYPE = { "content-type": "application/json" };
/** Characters outside Latin-1, as a client sends them in an unencoded header. */
const JAPANESE = Buffer.from("食堂").toString("latin1");

describe("No 500 for", () => {
  test.each<[string, number, Asked]>([
    ["TRACE of a page", 405, { method: "TRACE", path: "/braise" }],
    ["TRACE of a call", 405, { method: "TRACE", path: "/api/orders" }],
    ["PROPFIND", 405, { method: "PROPFIND", path: "/" }],
    ["DELETE of a page", 405, { method: "DELETE", path: "/braise", headers: OWN }],
    [
      "a broken multipart form",
      415,
      {
        method: "POST",
        path: "/locale",
        headers: { "content-type": "multipart/form-data; boundary=x" },
        body: "--x\r\nContent-Disp",
      },
    ],
    [
      "a form of an unknown type",
      415,
      { method: "POST", path: "/locale", headers: { "content-type": "?" }, body: "?" },
    ],
    ["a form without a type", 415, { method: "POST", path: "/locale", body: "locale=fr-CA" }],
    [
      "a language that nobody speaks",
      400,
      {
        method: "POST",
        path: "/locale",
        headers: { ...OWN, "content-type": "application/x-www-form-urlencoded" },
        body: "locale=xx",
      },
    ],
    ["a page whose path is no percent-encoding", 404, { path: "/%E0%A4%A" }],
    ["a deeper page whose path is no percent-encoding", 404, { path: "/braise/%E0%A4%A" }],
    ["a call whose path is no percent-encoding", 404, { path: "/api/orders/%E0%A4%A" }],
    ["menu data whose path is no percent-encoding", 404, { path: "/menu/%E0%A4%A/data.json" }],
    ["a host that is none", 400, { path: "/braise", headers: { host: "a b" } }],
    ["a host that is no address", 400, { path: "/braise", headers: { host: "999.1.1.1" } }],
    ["a call to a host that is no address", 400, { path: "/robots.txt", headers: { host: "1.2.3.4.5" } }],
    ["a target with such a host", 400, { path: "http://4294967296/braise" }],
    ["a page that another site's page reads", 200, { path: "/cantine", headers: { origin: "https://evil.example" } }],
    [
      "a venue's id in Japanese",
      404,
      {
        method: "POST",
        path: "/api/orders/set-costs",
        headers: { ...JSON_TYPE, "x-restaurant-id": JAPANESE },
        body: "{}",
      },
    ],
    [
      "a session in Japanese",
      404,
      { path: "/api/orders/a", headers: { cookie: `comptoir_session=${JAPANESE}; locale=${JAPANESE}` } },
    ],
    [
      "a key in Japanese",
      400,
      {
        method: "POST",
        path: "/api/orders",
        headers: { ...JSON_TYPE, "x-restaurant-id": "1", "idempotency-key": JAPANESE },
        body: "{}",
      },
    ],
  ])("%s: %i", async (_what, status, asked) => {
    expect((await ask(asked)).status).toBe(status);
  });
});

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"];

test("Every method, on every path of the OpenAPI document and on pages, gets a defined answer.", {
  timeout: 120_000,
}, async () => {
  const calls = await listCalls(address);
  expect(calls.length).toBeGreaterThan(50);
  const unclear: string[] = [];
  for (const path of [...new Set(calls.map(({ path }) => path)), ...PAGES]) {
    const answers = await Promise.all(METHODS.map((method) => ask({ method, path })));
    answers.forEach(({ status }, at) => {
      if (!isClear(status)) unclear.push(`${METHODS[at]} ${path}: ${status}`);
    });
  }
  expect(unclear).toEqual([]);
});

test("/metrics requires the bearer token, and returns the server's metrics.", async () => {
  expect((await ask({ path: "/metrics" })).status).toBe(404);
  expect((await ask({ path: "/metrics", headers: { authorization: "Bearer guessed" } })).status).toBe(404);
  const shown = await ask({ path: "/metrics", headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(shown.status).toBe(200);
  expect(shown.text).toMatch(/^comptoir_connections [1-9]/m);
  expect(shown.text).toMatch(/^comptoir_log_lines_dropped_total 0/m);
});

test("A client that disconnects before its body is complete, or before the answer, is not logged as a database fault.", async () => {
  const head = "POST /api/orders/set-costs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  for (const [length, body] of [
    [100, "{"],
    [2, "{}"],
  ] as const) {
    const client = connect(Number(new URL(address).port), "127.0.0.1");
    client.on("error", () => undefined);
    client.write(`${head}X-Restaurant-Id: 1\r\nContent-Length: ${length}\r\n\r\n${body}`);
    await pause(50);
    client.resetAndDestroy();
  }
  await pause(300);
  expect((await ask({ path: "/healthz" })).status).toBe(200);
  expect(linesWith(server, /database_unreachable|"level":50|ECONNRESET/)).toEqual([]);
});
