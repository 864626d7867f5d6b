import pino from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import { sendDueNotices } from "../../events/notices/send-notices.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { meetingLocks } from "../../testing/meeting-locks.ts";
import { keepingMessengers, noticeDeps } from "../../testing/notice-deps.ts";
import { login, PASSWORD, register, type SignedIn } from "../../testing/people.ts";
import { AT_THE_STADIUM, STADIUM } from "../../testing/stadium.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { writeAccountNotices } from "./write-account-notice.ts";

const test = await openTestApi();
const { call, clock, load, pool } = test;
const { mails, mail, text } = keepingMessengers();
const write = writeAccountNotices({ database: pool, clock: clock.now, origin: "https://order.example" });
const deps = await noticeDeps(test, { mail, text, write });

const CONFIRM = "/api/auth/confirm-email";
const SEND = "/api/auth/send-confirmation";
const INVALID = { status: 409, code: "confirmation_link_invalid" };
const NEW_PASSWORD = "Three poutines & 2 Caesars!";
/** The stadium's venue file names people by e-mail address, but imports no accounts. */
const NAMES_ALONE = { ...STADIUM, users: [] };

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  mails.length = 0;
  await emptyTables(pool, "people, rate_limits, notices");
});

/** Returns the links that were mailed to an e-mail address, oldest first. */
async function linksTo(email: string): Promise<string[]> {
  await sendDueNotices(deps);
  return mails
    .filter(({ to }) => to === email)
    .flatMap((sent) => /https:\/\/order\.example\/profile\/confirm-email\?confirm=([\w-]+)/.exec(sent.text)?.[1] ?? []);
}
const linkTo = async (email: string) => (await linksTo(email)).at(-1) ?? "";

/** Opens a confirmation link as a signed-in person. */
async function open(confirmToken: string, who: SignedIn) {
  const { status, body } = await call(CONFIRM, { ...who.self, confirmToken }, who.headers);
  return { status, code: body.code, emailConfirmed: body.emailConfirmed };
}
const isConfirmed = async (who: SignedIn) =>
  (await call("/api/auth/get-comptoir-user-info", who.self, who.headers)).body.emailConfirmed;
const seesSuite = async (who: SignedIn) => {
  const body = { ...who.self, eventSuiteId: "s-1" };
  return (await call("/api/catering/events/auth-get-event-info", body, { ...who.headers, ...AT_THE_STADIUM })).status;
};

describe("people#deletion: a mail that is written while its account is deleted", () => {
  it.each(["email-confirmation", "password-reset"])("is dropped, with the address: %s", async (kind) => {
    await register(test, { email: "noor@example.ca" });
    await pool.query("update notices set kind = $1", [kind]);
    const said: string[] = [];
    const logger = pino({}, { write: (line) => void said.push(line) });
    await meetingLocks(pool, "delete from people", () => sendDueNotices({ ...deps, logger }));
    expect([mails, said]).toEqual([[], []]);
    expect((await pool.query("select from notices")).rowCount).toBe(0);
  });
});

describe("people#confirmed-email: an address", () => {
  it("can be used by a new account for orders at once; a link in a mail confirms it once", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    expect(await isConfirmed(noor)).toBe(false);
    const link = await linkTo("noor@example.ca");
    expect(mails[0]).toMatchObject({ to: "noor@example.ca", subject: "Confirm your email address" });
    expect(mails[0]?.html).toContain(`href="https://order.example/profile/confirm-email?confirm=${link}"`);
    expect(await open(link, noor)).toMatchObject({ status: 200, emailConfirmed: true });
    expect(await isConfirmed(noor)).toBe(true);
    expect(await open(link, noor)).toMatchObject(INVALID);
  });

  it("is confirmed by one of several concurrent calls, never by an unknown link or one older than three days", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    expect(await open("bm90IGEgbGluayBvZiBvdXJzLCBub3Qgb25lIG9mIG91", noor)).toMatchObject(INVALID);
    const link = await linkTo("noor@example.ca");
    clock.set("2026-11-23T17:00:01Z");
    expect(await open(link, noor)).toMatchObject(INVALID);
    clock.set("2026-11-23T16:59:59Z");
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(link, noor)));
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it("is confirmed only for a caller who is signed in to the account of the mail", async () => {
    await register(test, { email: "olu@example.ca" });
    const stranger = await register(test, { email: "eve@example.ca" });
    const link = await linkTo("olu@example.ca");
    expect(await open(link, stranger)).toMatchObject(INVALID);
    expect((await call(CONFIRM, { userId: "", token: "", confirmToken: link })).status).toBe(401);
    expect(await open(link, await login(test, "olu@example.ca"))).toMatchObject({ status: 200 });
  });

  it("has a link of which the database stores only a hash", async () => {
    await register(test, { email: "noor@example.ca" });
    const link = await linkTo("noor@example.ca");
    const stored = await pool.query(
      "select (select json_agg(c) from email_confirmations c), (select json_agg(n) from notices n)",
    );
    expect(JSON.stringify(stored.rows)).not.toContain(link);
  });

  it("loses its confirmation when it changes, and earlier links become invalid", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    const early = await linkTo("noor@example.ca");
    const change = { ...noor.self, email: "noor@other.example", currentPassword: PASSWORD };
    expect((await call("/api/auth/edit-user", change, noor.headers)).body.emailConfirmed).toBe(false);
    await open(early, noor);
    expect(await isConfirmed(noor)).toBe(false);
    expect(await open(await linkTo("noor@other.example"), noor)).toMatchObject({ status: 200 });
    const back = { ...noor.self, email: "noor@example.ca", currentPassword: PASSWORD };
    expect((await call("/api/auth/edit-user", back, noor.headers)).body.emailConfirmed).toBe(false);
  });

  it("stays confirmed when only its capitalization changes", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    await open(await linkTo("noor@example.ca"), noor);
    const change = { ...noor.self, email: "Noor@Example.ca" };
    expect((await call("/api/auth/edit-user", change, noor.headers)).body).toMatchObject({
      email: "Noor@Example.ca",
      emailConfirmed: true,
    });
  });

  it("promises#promise-32: gets at most three links an hour, and an account sends at most six to any addresses", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    const again = async () => {
      const { status, headers } = await call(SEND, noor.self, noor.headers);
      return [status, Number(headers.get("retry-after")) > 3_000];
    };
    expect([await again(), await again(), await again()]).toEqual([
      [202, false],
      [202, false],
      [429, true],
    ]);
    for (const n of [1, 2, 3, 4]) {
      const change = { ...noor.self, email: `stranger-${n}@example.ca`, currentPassword: PASSWORD };
      expect((await call("/api/auth/edit-user", change, noor.headers)).status).toBe(200);
    }
    await sendDueNotices(deps);
    const asked = mails.filter(({ subject }) => subject === "Confirm your email address").map(({ to }) => to);
    expect(asked.filter((to) => to === "noor@example.ca").length).toBeLessThanOrEqual(3);
    expect(asked.filter((to) => to.startsWith("stranger")).length).toBeLessThanOrEqual(3);
  });

  it("gets no link if it is already confirmed", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    await open(await linkTo("noor@example.ca"), noor);
    mails.length = 0;
    expect(await call(SEND, noor.self, noor.headers)).toMatchObject({ status: 202, body: { emailConfirmed: true } });
    await sendDueNotices(deps);
    expect(mails).toEqual([]);
  });

  it("law#french: gets the confirmation mail in the person's language", async () => {
    await register(test, { email: "noor@example.ca" }, { "x-locale": "fr-CA" });
    await linkTo("noor@example.ca");
    expect(mails[0]?.subject).toBe("Confirmez votre adresse courriel");
  });
});

describe("people#confirmed-email: a caller who registers another person's address first", () => {
  it("gets no suites and no operator role, and loses the account when the owner resets the password by mail", async () => {
    const squatter = await register(test, { email: "ana@example.ca" });
    const olu = await register(test, { email: "olu@example.ca" });
    await load({ ...NAMES_ALONE, users: [{ email: "olu@example.ca", suiteOperator: true }] });
    expect(await seesSuite(squatter)).toBe(403);
    const events = () =>
      call("/api/catering/events/get-active-events", undefined, { ...olu.headers, ...AT_THE_STADIUM });
    expect(await events()).toMatchObject({ status: 403, body: { code: "not_suite_operator" } });
    await call("/api/auth/forgot-password", { email: "ana@example.ca" });
    await sendDueNotices(deps);
    const resetToken = /login\?reset=([\w-]+)/.exec(mails.map((sent) => sent.text).join())?.[1];
    expect((await call("/api/auth/reset-password", { resetToken, password: NEW_PASSWORD })).status).toBe(204);
    expect(await seesSuite(squatter)).toBe(401);
    expect(await seesSuite(await login(test, "ana@example.ca", NEW_PASSWORD))).toBe(200);
    await open(await linkTo("olu@example.ca"), olu);
    expect((await events()).status).toBe(200);
  });

  it("suites#who-may: a later import also finds a confirmed address", async () => {
    const carl = await register(test, { email: "carl@example.ca" });
    await open(await linkTo("carl@example.ca"), carl);
    await load(NAMES_ALONE);
    expect(await seesSuite(carl)).toBe(200);
  });

  it("venue#file-users: an account from a venue file counts as confirmed", async () => {
    await load(STADIUM);
    const ana = await login(test, "ana@example.ca");
    expect([await isConfirmed(ana), await seesSuite(ana)]).toEqual([true, 200]);
  });
});
