import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smtpMail } from "../gateways/mail/smtp-mail.ts";
import { sendDueNotices } from "../notices/send-notices.ts";
import { GRILL, STEAK } from "../testing/grill.ts";
import { startMailServer } from "../testing/mail-server.ts";
import { noticeDeps } from "../testing/notice-deps.ts";
import { aSubmit, submit } from "../testing/submit.ts";
import { openTestApi } from "../testing/test-api.ts";

const test = await openTestApi();
const { load, pool } = test;
const first = await startMailServer();
await first.close();
const mail = smtpMail({ url: first.url, from: "orders@comptoir.test" });
const deps = await noticeDeps(test, { mail });
const send = () => sendDueNotices(deps);

beforeAll(() => load({ ...GRILL, restaurant: { ...GRILL.restaurant, hours: [] } }));

/** Lets so many minutes pass for the notices that wait, a worker looking every second. */
async function minutesPass(minutes: number): Promise<void> {
  for (let second = 0; second < minutes * 60; second += 1) {
    await pool.query(
      "update notices set due_at = due_at - interval '1 second', told_of_at = told_of_at - interval '1 second' where due_at is not null",
    );
    const { rowCount } = await pool.query("select from notices where due_at <= now() limit 1");
    if (rowCount) await send();
  }
}

describe("Promise 22", () => {
  it("with the mail server down for ten minutes orders go on, and their mails arrive afterwards, once", async () => {
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
});
