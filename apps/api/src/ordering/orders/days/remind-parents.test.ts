import pino from "pino";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { sendDueNotices } from "../../../events/notices/send-notices.ts";
import { openListener } from "../../../platform/db/listen.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { keepingMessengers, noticeDeps } from "../../../testing/notice-deps.ts";
import { PASSWORD, register, type SignedIn } from "../../../testing/people.ts";
import { addChild, orderDates, SCHOOL } from "../../../testing/school.ts";
import { openTestApi } from "../../../testing/test-api.ts";
import { openVenues } from "../../../venue/venues/venue-cache.ts";
import { datesToRemindOf, remindParents } from "./remind-parents.ts";
import { writeReminders } from "./write-reminder.ts";

const test = await openTestApi();
const { api, call, clock, load, pool } = test;
const listener = await openListener(pool, pino({ level: "silent" }));
afterAll(() => listener.stop());
const venues = await openVenues(pool, listener);
const { mails, mail } = keepingMessengers();
const write = writeReminders({ database: pool, clock: clock.now, venues, origin: "https://order.example" });
const sending = await noticeDeps(test, { mail, write });
const said: Record<string, unknown>[] = [];
const logger = pino({ level: "info" }, { write: (line) => void said.push(JSON.parse(line)) });
const remind = () => remindParents({ database: pool, clock: clock.now, venues, logger });
const remindAndSend = async () => {
  await remind();
  await sendDueNotices(sending);
};

const withHours = (hours: number | null, but: object = {}) => ({
  ...SCHOOL,
  restaurant: {
    ...SCHOOL.restaurant,
    order_options: { ...SCHOOL.restaurant.order_options, k12_reminder_hours: hours, ...but },
  },
});
const loadSchool = async (...of: Parameters<typeof withHours>) => {
  await load(withHours(...of));
  await venues.whenCaughtUp();
};

/**
 * Thursday, November 26. Its cutoff is the start of Tuesday, November 24, so its reminder is due at 18:00 on Monday.
 */
const THURSDAY = "2026-11-26";
const EVENING = "2026-11-23T23:00:00Z";
const PASTA = [{ id: 10 }];

beforeEach(async () => {
  await emptyTables(pool, "people, orders, notices, school_reminders, rate_limits");
  await pool.query("update restaurants set orders_paused = false");
  mails.length = 0;
  said.length = 0;
  clock.set("2026-11-20T17:00:00Z");
  await loadSchool(6);
});

/** Registers a parent with an order for Monday for each child, so that the children belong to the school. */
async function parent(email: string, { wantsMessages = true, locale = "en-CA", children = 1 } = {}) {
  const who = await register(test, { email }, { "x-locale": locale });
  await pool.query("update people set consented_at = $2 where id = $1", [
    who.userId,
    wantsMessages ? clock.now() : null,
  ]);
  const childIds: string[] = [];
  for (let at = 0; at < children; at += 1) {
    childIds.push(
      await addChild(test, who, { name: `Xyzzy ${at}`, class: "2B", allergies: ["Peanuts"], note: "EpiPen" }),
    );
  }
  await order(who, childIds, "2026-11-23");
  return { who, childIds };
}
const order = (who: SignedIn, childIds: readonly string[], date = THURSDAY) =>
  orderDates(
    test,
    who,
    childIds.map((childId) => ({ date, childId, items: date === THURSDAY ? PASTA : [{ id: 20 }] })),
  );
const told = () => mails.map(({ to }) => to).toSorted();

describe("school#reminder: a reminder before the cutoff", () => {
  it("goes only to parents who want messages and have a child without an order for the day", async () => {
    await parent("without@example.ca");
    await parent("silent@example.ca", { wantsMessages: false });
    const done = await parent("done@example.ca", { children: 2 });
    await order(done.who, done.childIds);
    const half = await parent("half@example.ca", { children: 2 });
    await order(half.who, half.childIds.slice(1));
    const ill = await parent("ill@example.ca");
    const [cancelled] = await order(ill.who, ill.childIds);
    await pool.query("update orders set status = 'cancelled' where id = $1", [cancelled?.id]);
    const unknown = await register(test, { email: "elsewhere@example.ca" });
    await pool.query("update people set consented_at = now() where id = $1", [unknown.userId]);
    await addChild(test, unknown, { name: "Xyzzy", class: "1" });

    clock.set(EVENING);
    await remindAndSend();
    expect(told()).toEqual(["half@example.ca", "without@example.ca"]);
  });

  it("names the day, the cutoff and the school in the parent's language, and no child", async () => {
    await parent("ada@example.ca");
    await parent("noor@example.ca", { locale: "fr-CA" });
    clock.set(EVENING);
    await remindAndSend();
    const [english, french] = mails.toSorted((a, b) => a.to.localeCompare(b.to));
    expect(english?.subject).toBe("No meal ordered yet for Thursday, November\u00a026");
    expect(english?.text).toContain("Order until the end of Monday, November\u00a023");
    expect(english?.text).toContain("https://order.example/the-school?selectedWeek=2026-11-26");
    expect(french?.subject).toBe("Pas encore de repas commandé pour le jeudi 26\u00a0novembre");
    expect(french?.html).toContain("lundi 23\u00a0novembre");
    const { rows } = await pool.query("select to_jsonb(n)::text as text from notices n where kind = 'school-reminder'");
    expect(JSON.stringify([mails, rows])).not.toMatch(/Xyzzy|2B|EpiPen|Peanut|[Aa]rachide/);
  });

  it("is sent once, however often and concurrently the job runs, and also after a restart", async () => {
    await parent("ada@example.ca");
    clock.set(EVENING);
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    await sendDueNotices(sending);
    clock.advance(3600);
    await loadSchool(12);
    await remindAndSend();
    expect(told()).toEqual(["ada@example.ca"]);
  });

  it("is written completely or not at all, and a failed one is written by a later run", async () => {
    await parent("ada@example.ca");
    await pool.query("alter table notices add constraint no_reminder check (kind <> 'school-reminder')");
    clock.set(EVENING);
    await remind();
    expect(said).toMatchObject([{ event: "round_failed", restaurant_id: "school" }]);
    expect(said[0]?.reason).toContain("no_reminder");
    expect((await pool.query("select from school_reminders")).rowCount).toBe(0);
    await pool.query("alter table notices drop constraint no_reminder");
    await remindAndSend();
    expect(told()).toEqual(["ada@example.ca"]);
  });

  it("is not sent too early, after the cutoff, while the school is paused, or if the school has no reminders", async () => {
    await parent("ada@example.ca");
    clock.set("2026-11-23T22:59:00Z");
    await remindAndSend();
    clock.set("2026-11-24T05:00:00Z");
    await remindAndSend();
    await loadSchool(null);
    clock.set(EVENING);
    await remindAndSend();
    await pool.query("update restaurants set orders_paused = true, revision = revision + 1");
    await loadSchool(6);
    await remindAndSend();
    expect(mails).toEqual([]);
  });

  it("is not sent to a parent who has ordered in between, nor after the account is deleted", async () => {
    const ada = await parent("ada@example.ca");
    const noor = await parent("noor@example.ca");
    await parent("late@example.ca");
    clock.set(EVENING);
    await remind();
    await order(ada.who, ada.childIds);
    const gone = await call(
      "/api/auth/delete-account",
      { ...noor.who.self, currentPassword: PASSWORD },
      noor.who.headers,
    );
    expect(gone.status).toBe(204);
    const { rows } = await pool.query("select recipient from notices where kind = 'school-reminder' order by 1");
    expect(rows.map(({ recipient }) => recipient)).toEqual(["ada@example.ca", "late@example.ca"]);
    await sendDueNotices(sending);
    expect(told()).toEqual(["late@example.ca"]);
  });

  it("is not sent if the cutoff passes before it can be sent", async () => {
    await parent("ada@example.ca");
    clock.set(EVENING);
    await remind();
    clock.set("2026-11-24T05:00:00Z");
    await sendDueNotices(sending);
    expect(mails).toEqual([]);
  });

  it("combines all days that are due together", async () => {
    await parent("ada@example.ca");
    await loadSchool(72);
    clock.set("2026-11-22T15:00:00Z");
    await remindAndSend();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Meals to order at The School");
    expect(mails[0]?.text).toMatch(/Wednesday, November.25[\s\S]*Thursday, November.26/);
  });

  it("is sent at the same local time when clocks change", async () => {
    await loadSchool(6);
    const venue = await venues.byId("school");
    if (!venue) throw new Error("there is a school");
    const due = (now: string, date: string) => datesToRemindOf(venue, new Date(now)).includes(date);
    // Cutoffs are at the start of November 2 and March 15, the days after the clock changes. The reminders are
    // due at 18:00 before: 23:00 and 22:00 UTC.
    expect([due("2026-11-01T22:59:59Z", "2026-11-04"), due("2026-11-01T23:00:00Z", "2026-11-04")]).toEqual([
      false,
      true,
    ]);
    expect([due("2027-03-14T21:59:59Z", "2027-03-17"), due("2027-03-14T22:00:00Z", "2027-03-17")]).toEqual([
      false,
      true,
    ]);
    // With 24 hours, the reminder is due at the start of the 25-hour day, which is 25 hours before the cutoff.
    await loadSchool(24);
    const day = await venues.byId("school");
    if (!day) throw new Error("there is a school");
    const long = (now: string) => datesToRemindOf(day, new Date(now)).includes("2026-11-04");
    expect([long("2026-11-01T03:59:59Z"), long("2026-11-01T04:00:00Z")]).toEqual([false, true]);
    await api.whenCaughtUp();
  });
});
