import { setTimeout as pause } from "node:timers/promises";
import { runLength } from "@comptoir/test-kit";
import { testDatabase } from "@comptoir/test-kit/database";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sendDueNotices } from "../events/notices/send-notices.ts";
import { smtpMail } from "../gateways/mail/smtp-mail.ts";
import { writeNoticesOfEvents } from "../ordering/orders/notices/order-notices.store.ts";
import { GRILL, STEAK } from "../testing/grill.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { noticeDeps } from "../testing/notice-deps.ts";
import { placePatiently } from "../testing/order-over-http.ts";
import { startApiProcess } from "../testing/start-api-process.ts";
import { aSubmit, submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";
import { importVenueFile } from "../venue/venue-files/import-venue-file.ts";

const test = await openTestApi();
const { load, pool } = test;
const first = await startMailServer();
await first.close();
const mail = smtpMail({ url: first.url, from: "orders@comptoir.test" });
const deps = await noticeDeps(test, { mail });
const send = () => sendDueNotices(deps);

const NEVER_CLOSES = { ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } };
beforeAll(() => load(NEVER_CLOSES));

const MINUTE_MS = 60_000;
/** Minutes of downtime. `npm test` simulates them; the full run waits ten real minutes. */
const DOWN_MINUTES = runLength({ quick: 0, full: 10 });
const ORDER_EVERY_MS = 10_000;

/** Simulates minutes for pending notices, with a worker that polls every second. */
async function minutesPass(minutes: number): Promise<void> {
  for (let second = 0; second < minutes * 60; second += 1) {
    await pool.query(
      "update notices set due_at = due_at - interval '1 second', told_of_at = told_of_at - interval '1 second' where due_at is not null",
    );
    await writeNoticesOfEvents(pool);
    const { rowCount } = await pool.query("select from notices where due_at <= now() limit 1");
    if (rowCount) await send();
  }
}

describe("Promise 22", () => {
  it("orders are placed while the mail server is down for ten minutes, and their mails arrive later, once", async () => {
    const guests = Array.from({ length: 5 }, (_, guest) => `guest-${guest}@example.test`);
    for (const email of guests) {
      const { status } = await submit(
        test,
        aSubmit({ items: [STEAK], checkout: { contact: { full_name: "Ada", email } } }),
      );
      expect(status).toBe(201);
      await minutesPass(2);
    }
    const attempts =
      "select max(attempts)::int as most, min(attempts)::int as least from notices where kind = 'order-placed'";
    const { most } = (await pool.query(attempts)).rows[0];
    expect(most, "each later than the one before").toBeLessThan(12);
    expect((await pool.query("select from notices where outcome is not null")).rowCount).toBe(0);

    const server = await startMailServer({}, Number(new URL(first.url).port));
    afterAll(server.close);
    await minutesPass(6);
    expect(server.received.map(({ to }) => to).sort()).toEqual(guests);
    await minutesPass(10);
    expect(server.received).toHaveLength(guests.length);
  });

  it.runIf(DOWN_MINUTES > 0)(
    "the same in real time, with a server that is killed and restarted in between",
    async () => {
      const { pool: ordered, url } = await testDatabase();
      await importVenueFile(ordered, NEVER_CLOSES, { now: new Date() });
      const gone = await startMailServer();
      await gone.close();
      let api = await startApiProcess(url, undefined, gone.url);
      const backAt = performance.now() + DOWN_MINUTES * MINUTE_MS;
      const guests: string[] = [];
      while (performance.now() < backAt) {
        const email = `guest-${guests.length}@example.test`;
        guests.push(email);
        const contact = { full_name: "Ada", email };
        const { status } = await placePatiently(() => api.origin, aSubmit({ items: [STEAK], checkout: { contact } }));
        expect(status).toBe(201);
        await pause(ORDER_EVERY_MS);
        if (guests.length === 20) {
          api.signal("SIGKILL");
          await api.ended;
          api = await startApiProcess(url, undefined, gone.url);
        }
      }
      expect(guests.length).toBeGreaterThan(20);
      const server = await startMailServer({}, Number(new URL(gone.url).port));
      const receivers = () => server.received.map(({ to }) => to).sort();
      // The backoff of a notice is five minutes at most.
      await vi.waitFor(() => expect(receivers()).toEqual(guests.toSorted()), {
        timeout: 7 * MINUTE_MS,
        interval: 1_000,
      });
      await pause(MINUTE_MS);
      expect(receivers()).toEqual(guests.toSorted());
      api.signal("SIGKILL");
      await api.ended;
      await server.close();
    },
    (2 * DOWN_MINUTES + 10) * MINUTE_MS,
  );
});
