import { randomBytes } from "node:crypto";
import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AT_THE_GRILL, GRILL, line } from "../testing/grill.ts";
import { type ApiProcess, startApiProcess } from "../testing/start-api-process.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

const { pool, url } = await testDatabase();
const started: ApiProcess[] = [];
const start = async () => {
  const server = await startApiProcess(url);
  started.push(server);
  return server;
};
beforeAll(() => importVenueFile(pool, GRILL, { now: new Date() }));
afterAll(async () => {
  for (const server of started) server.signal("SIGKILL");
  await Promise.all(started.map(({ ended }) => ended));
});

const cookie = `comptoir_session=${randomBytes(32).toString("base64url")}`;

/** Returns whether a server checked a gift card's code. Each guess sends another spoofed network address. */
async function isLookedAt({ origin }: ApiProcess, code: string): Promise<boolean> {
  const spoofed = { "x-forwarded-for": `198.51.100.${Math.floor(Math.random() * 250)}` };
  const answer = await fetch(`${origin}/api/orders/set-costs`, {
    method: "POST",
    headers: { "content-type": "application/json", ...AT_THE_GRILL, cookie, ...spoofed },
    body: JSON.stringify({ items: [line(11)], type: "dine-in", costs: { voucher: { code } } }),
  });
  const { costs } = (await answer.json()) as { costs?: { voucher: { code: string | null } } };
  // A wrong code is refused, and a right code is on the bill. A code that was not checked is neither refused
  // nor on the bill.
  return answer.status === 409 || costs?.voucher.code != null;
}

/** Processes that share a limit at the same moment. */
const PROCESSES = runLength({ quick: 2, full: 3 });

describe("Promise 29: limits are shared", () => {
  it("a session can try ten wrong codes over several processes, and none at a process that starts later", async () => {
    const servers = await Promise.all(Array.from({ length: PROCESSES }, () => start()));
    const guesses = Array.from({ length: 60 }, (_, index) =>
      isLookedAt(servers[index % PROCESSES] as ApiProcess, `GUESS-${index}`),
    );
    expect((await Promise.all(guesses)).filter(Boolean)).toHaveLength(10);
    for (const server of servers) server.signal("SIGKILL");
    await Promise.all(servers.map(({ ended }) => ended));
    expect(await isLookedAt(await start(), "FULL-0000-1111-2222")).toBe(false);
  });
});
