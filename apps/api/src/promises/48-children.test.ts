import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { KeyScope } from "@comptoir/ordering";
import { wordsOfPdf } from "@comptoir/test-kit";
import pino from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { createApi } from "../entry/api.ts";
import type { WriteNotice } from "../events/notices/notice.ts";
import { sendDueNotices } from "../events/notices/send-notices.ts";
import { writeOrderBody } from "../events/webhooks/webhook-body.ts";
import { remindParents } from "../ordering/orders/days/remind-parents.ts";
import { writeReminders } from "../ordering/orders/days/write-reminder.ts";
import { writeOrderNotices } from "../ordering/orders/notices/write-order-notice.ts";
import { openListener } from "../platform/db/listen.ts";
import { allRows } from "../testing/all-rows.ts";
import { openCommandLine } from "../testing/command-line.ts";
import { aKey } from "../testing/keys.ts";
import { keepingMessengers, noticeDeps } from "../testing/notice-deps.ts";
import { PASSWORD, register } from "../testing/people.ts";
import { processPaymentsNow } from "../testing/process-payments-now.ts";
import { AT_SCHOOL, addChild, orderDates, SCHOOL, submitDates } from "../testing/school.ts";
import { callOf } from "../testing/test-api.ts";
import { openVenues } from "../venue/venues/venue-cache.ts";

/*
 * Goal: a parent's data about a child is stored only in the child's row, and appears only on the kitchen's
 * labels.
 * Method: a child with unique words goes through all school functions, and every log, mail, URL and row is
 * searched; then the account is deleted.
 */

const test = await openCommandLine();
const { clock, comptoir, folder, load, pool } = test;
const lines: string[] = [];
const logger = pino({ level: "trace" }, { write: (text: string) => void lines.push(text) });
const logged = await createApi({ pool, clock: clock.now, logger });
const at = { call: callOf(logged) };
clock.set("2026-11-20T17:00:00Z");
const options = { ...SCHOOL.restaurant.order_options, k12_reminder_hours: 6 };
await load({ ...SCHOOL, restaurant: { ...SCHOOL.restaurant, order_options: options } });
await logged.whenCaughtUp();

const listener = await openListener(pool, logger);
afterAll(() => listener.stop());
const venues = await openVenues(pool, listener);
const writing = { database: pool, clock: clock.now, venues, origin: "https://order.example" };
const { mails, mail, texts, text } = keepingMessengers();
const write: WriteNotice = (notice) =>
  (notice.kind === "school-reminder" ? writeReminders(writing) : writeOrderNotices(writing))(notice);
const sending = { ...(await noticeDeps(test, { mail, text, write })), logger };

const CHILD = { name: "Zoé Xyzzy", class: "Xyzzy-2B", allergies: ["Molluscs"], note: "Xyzzy EpiPen" };
const CANARY = /zoé|xyzzy|epipen|molluscs/i;
const [MONDAY, THURSDAY, LATER] = ["2026-11-23", "2026-11-26", "2026-12-02"];

describe("school#children: the data of a child", () => {
  it("is only in the child's own row and on the labels, and in no log, mail, URL or other row", async () => {
    const ada = await register(at, { email: "ada@example.ca" });
    await pool.query("update people set consented_at = now() where id = $1", [ada.userId]);
    const childId = await addChild(at, ada, CHILD);
    const headers = { ...AT_SCHOOL, ...ada.headers };
    const refused = { ...ada.self, ...CHILD, allergies: ["Xyzzy"], childId, consent: true };
    expect((await at.call("/api/auth/edit-child", refused, ada.headers)).status).toBe(400);

    const meal = (date: string, id: number) => ({ date, childId, items: [{ id }] });
    const items = [{ id: 10, orderId: 1, quantity: 1, date: THURSDAY, childId }];
    const cart = { type: "school", items, costs: {} };
    expect((await at.call("/api/orders/set-costs", cart, headers)).status).toBe(200);
    const week = [meal(MONDAY, 20), meal(THURSDAY, 10), meal(LATER, 10)];
    const orders = await orderDates(at, ada, week);
    expect((await submitDates(at, null, [meal(THURSDAY, 10)])).status).toBe(404);
    await processPaymentsNow(pool);
    expect((await at.call(`/api/orders/${orders[1]?.id}/cancel`, {}, headers)).status).toBe(200);
    expect((await comptoir("school", "cancel-day", "the-school", LATER)).exit).toBe(0);
    await at.call("/api/orders/set-costs", cart, headers);
    await at.call("/api/auth/export-data", ada.self, ada.headers);
    await at.call("/api/auth/get-past-receipts", ada.self, ada.headers);
    await at.call(`/api/orders/${orders[0]?.id}`, undefined, ada.headers);
    await sendDueNotices(sending);
    // Sets the clock to the evening before the cutoff of a date that has no order, so that reminders are sent.
    clock.set("2026-11-28T23:00:00Z");
    await remindParents({ ...writing, logger });
    await sendDueNotices(sending);
    const out = join(folder, "labels.pdf");
    const labels = await comptoir("school", "labels", MONDAY, "--out", out);

    expect(wordsOfPdf(await readFile(out)).join(" ")).toMatch(CANARY);
    expect(await allRows(pool), "the child is kept").toMatch(CANARY);
    expect(await allRows(pool, ["children"]), "in one table").not.toMatch(CANARY);
    expect(mails.length, "receipts, a cancelled day, a reminder").toBeGreaterThan(2);
    expect(mails.map(({ subject }) => subject).join()).toContain("No meal ordered yet");
    expect(JSON.stringify([mails, texts])).not.toMatch(CANARY);
    expect(JSON.stringify([mails, texts]), "nor its id").not.toContain(childId);
    expect(`${labels.out}${labels.err}`).not.toMatch(CANARY);
    const log = lines.join("");
    for (const route of ["/orders/create-k12-order", "/auth/edit-child", "/orders/set-costs"])
      expect(log).toContain(route);
    expect(log).not.toMatch(CANARY);
    expect(log, "nor its id, in any address").not.toContain(childId);

    // The cancelled day became account credit, which is given up with the account.
    const removal = { ...ada.self, currentPassword: PASSWORD, giveUpCredit: true };
    expect((await at.call("/api/auth/delete-account", removal, ada.headers)).status).toBe(204);
    const left = await allRows(pool);
    expect(left, "with the account it is gone from everywhere").not.toMatch(CANARY);
    expect(left, "and so is its id: from orders and open carts").not.toContain(childId);
    expect(lines.join("")).not.toMatch(CANARY);
  });

  it("is not revealed by the link of an order, its receipt or its states", async () => {
    clock.set("2026-11-20T17:00:00Z");
    const eve = await register(at, { email: "eve@example.ca" });
    const childId = await addChild(at, eve, CHILD);
    const [order] = await orderDates(at, eve, [{ date: THURSDAY, childId, items: [{ id: 10 }] }]);
    const stranger = await register(at, { email: "mallory@example.ca" });
    for (const headers of [{}, stranger.headers]) {
      const { body } = await at.call(`/api/orders/${order?.id}`, undefined, headers);
      expect(body.order).toMatchObject({ yours: false, childId: null });
      expect(body.together ?? []).toEqual([]);
      expect(JSON.stringify(body)).not.toMatch(CANARY);
      expect(JSON.stringify(body)).not.toContain(childId);
    }
    const mine = await at.call(`/api/orders/${order?.id}`, undefined, eve.headers);
    expect(mine.body.order).toMatchObject({ yours: true, childId });
  });

  it("partners#child: is in what a key with contacts reads, in no body of an event, and gone with the child", async () => {
    const fay = await register(at, { email: "fay@example.ca" });
    const childId = await addChild(at, fay, CHILD);
    const [order] = await orderDates(at, fay, [{ date: THURSDAY, childId, items: [{ id: 10 }] }]);
    const restaurantId = AT_SCHOOL["x-restaurant-id"];
    const read = async (scopes: readonly KeyScope[]) => {
      const { headers } = await aKey({ clock, pool }, { restaurantId, scopes });
      return (await at.call(`/api/v1/venue/orders/${order?.id}`, undefined, headers)).body.order;
    };
    expect(await read(["orders:read"])).toMatchObject({ id: order?.id, child: null });
    const known = await read(["orders:read", "contacts:read"]);
    expect(known.child).toEqual(CHILD);
    const body = writeOrderBody("order.placed", clock.now(), known, ["child"]);
    expect(body).not.toMatch(CANARY);
    expect(JSON.parse(body).data).toMatchObject({
      child: null,
      reduced: { left_out: ["child"], read_at: `/api/v1/venue/orders/${order?.id}` },
    });
    expect(JSON.parse(writeOrderBody("order.placed", clock.now(), known, [])).data.reduced).toBeUndefined();
    await pool.query("delete from children where id = $1", [childId]);
    expect((await read(["orders:read", "contacts:read"])).child).toBeNull();
  });
});
