import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { testDatabase } from "@comptoir/test-kit/database";
import { describe, expect, test } from "vitest";
import { hasNginx, startNginx } from "../testing/nginx.ts";
import { startServerProcess, stopServerProcess } from "../testing/server-process.ts";
import { expectWholeVisit, foreignChanges, guessGiftCard } from "../testing/visits-over-https.ts";

const ORIGIN = "https://order.example";
const MISSES = 10;
const WHY = "left out where nginx or openssl is missing: apt-get install nginx-light openssl";

/** As documented, and as nginx does by itself, which asks under the upstream's name. */
const KINDS = [
  ["as documented", (text: string) => text],
  ["without a Host of its own", (text: string) => text.replaceAll("proxy_set_header Host $host;", "")],
] as const;

describe.skipIf(!hasNginx())(`Behind a real nginx with TLS (${WHY})`, () => {
  test.each(KINDS)("%s: a whole visit works, and guests are counted apart.", async (_kind, change) => {
    const folder = await mkdtemp(path.join(tmpdir(), "comptoir-nginx-"));
    const { url } = await testDatabase();
    const server = startServerProcess(folder, {
      DATABASE_URL: url,
      PUBLIC_ORIGIN: ORIGIN,
      TRUSTED_PROXIES: "127.0.0.1",
    });
    await using stopped = new AsyncDisposableStack();
    stopped.defer(() => rm(folder, { recursive: true }));
    stopped.defer(() => stopServerProcess(server));
    const nginx = await startNginx(folder, await server.opened, change);
    stopped.defer(nginx.stop);
    const ask = nginx.askFrom("127.0.0.2");
    await expectWholeVisit(ask, ORIGIN);
    expect(await foreignChanges(ask, "https://evil.example")).toEqual([403, 403, 403]);
    for (let turn = 0; turn < MISSES; turn += 1)
      expect(await guessGiftCard(ask, { "x-forwarded-for": `203.0.113.${turn}` })).toBe(409);
    expect(await guessGiftCard(ask, {})).toBe(200);
    expect(await guessGiftCard(nginx.askFrom("127.0.0.3"), {})).toBe(409);
  });
});
