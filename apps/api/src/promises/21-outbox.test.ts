import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { GRILL, STEAK } from "../testing/grill.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { type Outcome, placePatiently } from "../testing/order-over-http.ts";
import { type ApiProcess, startApiProcess } from "../testing/start-api-process.ts";
import { aSubmit } from "../testing/submit.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

// Goal: every order causes one receipt mail, whenever the worker dies. Method: servers kill themselves just
// before or just after handing a mail to a real mail server; the mails received are compared with the
// orders.
const { pool, url } = await testDatabase();
const server = await startMailServer();
afterAll(server.close);
const processes = new Set<ApiProcess>();
afterEach(async () => {
  for (const process of processes) process.signal("SIGKILL");
  await Promise.all([...processes].map((process) => process.ended));
});

async function start(fault?: { at: string; signal: NodeJS.Signals }): Promise<ApiProcess> {
  const started = await startApiProcess(url, fault, server.url);
  processes.add(started);
  started.ended.then(() => processes.delete(started));
  return started;
}

const KILLS = runLength({ quick: 1, full: 50 });
const BATCH = 4;
const TIME_MS = runLength({ quick: 120_000, full: 30 * 60_000 });

describe("Promise 21", () => {
  it(
    "each order has one receipt mail, sent at most twice with the same id and text while the worker is killed mid-batch",
    async () => {
      await importVenueFile(pool, { ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } }, { now: new Date() });
      const orders: Promise<Outcome>[] = [];
      const faultOf = (kill: number) => ({
        at: `mail:${kill % 2 === 0 ? "after" : "before"}:${1 + (kill % BATCH)}`,
        signal: "SIGKILL" as const,
      });
      let api = await start(faultOf(0));
      for (let kill = 1; kill <= KILLS; kill += 1) {
        const guests = Array.from({ length: BATCH }, (_, guest) => `guest-${kill}-${guest}@example.test`);
        orders.push(...guests.map((email) => order(() => api.origin, email)));
        await api.ended;
        api = await start(kill < KILLS ? faultOf(kill) : undefined);
      }
      const outcomes = await Promise.all(orders);
      expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 201));
      const unsent = "select from notices where kind = 'order-placed' and outcome is null";
      await vi.waitFor(async () => expect((await pool.query(unsent)).rowCount).toBe(0), { timeout: 60_000 });

      const { rows } = await pool.query("select id::text, recipient from notices where kind = 'order-placed'");
      expect(rows).toHaveLength(outcomes.length);
      for (const { id, recipient } of rows) {
        const mails = server.received.filter(({ messageId }) => messageId.startsWith(id));
        expect([1, 2]).toContain(mails.length);
        expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([recipient]));
        expect(new Set(mails.map(({ body }) => wordsOf(body))).size).toBe(1);
      }
      // Mails that were being sent when the worker died arrived twice.
      expect(server.received.length).toBeGreaterThan(outcomes.length);
    },
    TIME_MS,
  );
});

function order(originOf: () => string, email: string): Promise<Outcome> {
  const contact = { full_name: "Ada Lovelace", email };
  return placePatiently(originOf, aSubmit({ items: [STEAK], checkout: { contact } }));
}

/** Removes the MIME boundaries, which differ in each attempt. */
function wordsOf(body: string): string {
  return body.replaceAll(/--_NmP-[\w-]+|boundary="[^"]+"/g, "");
}
