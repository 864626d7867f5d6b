import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { testDatabase } from "@comptoir/test-kit/database";
import { describe, expect, test } from "vitest";
import { startCaddy } from "../testing/caddy.ts";
import { type HttpsProxy, hasProxy } from "../testing/https-proxy.ts";
import { startNginx } from "../testing/nginx.ts";
import { startServerProcess, stopServerProcess } from "../testing/server-process.ts";
import { expectWholeVisit, foreignChanges, guessGiftCard } from "../testing/visits-over-https.ts";

const ORIGIN = "https://order.example";
const MISSES = 10;

/** Visits a server behind a proxy as a browser does, and guesses gift cards from two network addresses. */
async function expectVisitsBehind(startProxy: (folder: string, server: string) => Promise<HttpsProxy>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "comptoir-proxy-"));
  const { url } = await testDatabase();
  const server = startServerProcess(folder, {
    DATABASE_URL: url,
    PUBLIC_ORIGIN: ORIGIN,
    TRUSTED_PROXIES: "127.0.0.1",
  });
  await using stopped = new AsyncDisposableStack();
  stopped.defer(() => rm(folder, { recursive: true }));
  stopped.defer(() => stopServerProcess(server));
  const proxy = await startProxy(folder, await server.opened);
  stopped.defer(proxy.stop);
  const ask = proxy.askFrom("127.0.0.2");
  await expectWholeVisit(ask, ORIGIN);
  expect(await foreignChanges(ask, "https://evil.example")).toEqual([403]);
  for (let turn = 0; turn < MISSES; turn += 1)
    expect(await guessGiftCard(ask, { "x-forwarded-for": `203.0.113.${turn}` })).toBe(409);
  expect(await guessGiftCard(ask, {})).toBe(200);
  expect(await guessGiftCard(proxy.askFrom("127.0.0.3"), {})).toBe(409);
}

/** nginx configurations: as documented, and without a Host header, so that nginx sends the upstream's name. */
const KINDS = [
  ["as documented", (text: string) => text],
  ["without a Host of its own", (text: string) => text.replaceAll("proxy_set_header Host $host;", "")],
] as const;
const withoutNginx = "left out where nginx or openssl is missing: apt-get install nginx-light openssl";
const withoutCaddy = "left out where caddy or openssl is missing: apt-get install caddy openssl";

describe.skipIf(!hasProxy("nginx", "-v"))(`Behind a real nginx with TLS (${withoutNginx})`, () => {
  test.each(KINDS)("%s: a whole visit works, and guests are counted separately.", async (_kind, change) => {
    await expectVisitsBehind((folder, server) => startNginx(folder, server, change));
  });
});

describe.skipIf(!hasProxy("caddy", "version"))(`Behind a real Caddy with TLS (${withoutCaddy})`, () => {
  test("as documented: a whole visit works, and guests are counted separately.", async () => {
    await expectVisitsBehind(startCaddy);
  });
});
