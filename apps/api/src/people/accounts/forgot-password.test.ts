import { beforeEach, describe, expect, it } from "vitest";
import { sendDueNotices } from "../../events/notices/send-notices.ts";
import { emptyTables } from "../../testing/empty-tables.ts";
import { keepingMessengers, noticeDeps } from "../../testing/notice-deps.ts";
import { login, PASSWORD, register } from "../../testing/people.ts";
import { openTestApi } from "../../testing/test-api.ts";
import { writeAccountNotices } from "./write-account-notice.ts";

const test = await openTestApi();
const { call, clock, pool } = test;
const { mails, mail, text } = keepingMessengers();
const write = writeAccountNotices({ database: pool, clock: clock.now, origin: "https://order.example" });
const deps = await noticeDeps(test, { mail, text, write });
const sendAll = () => sendDueNotices(deps);

const NEW_PASSWORD = "Three poutines & 2 Caesars!";
const FORGOT = "/api/auth/forgot-password";
const RESET = "/api/auth/reset-password";

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  mails.length = 0;
  await emptyTables(pool, "people, rate_limits, notices");
});

/** The mails with a reset link, without those that ask to confirm an e-mail address. */
const resets = () => mails.filter(({ text }) => text.includes("/login?reset="));

/** Requests a password reset and returns the link of its mail. */
async function mailedLink(email = "noor@example.ca"): Promise<string> {
  await call(FORGOT, { email });
  await sendAll();
  const link = /https:\/\/order\.example\/login\?reset=([\w-]+)/.exec(resets().at(-1)?.text ?? "");
  return link?.[1] ?? "";
}

describe("A forgotten password", () => {
  it("api#forgot-password: is reset by a mailed link once, which ends every session", async () => {
    const person = await register(test, { email: "noor@example.ca" });
    const resetToken = await mailedLink();
    expect(resets()[0]).toMatchObject({ to: "noor@example.ca", subject: "Choose a new password" });
    expect(resets()[0]?.html).toContain(`href="https://order.example/login?reset=${resetToken}"`);
    expect((await call(RESET, { resetToken, password: NEW_PASSWORD })).status).toBe(204);
    expect((await call("/api/auth/get-comptoir-user-info", person.self, person.headers)).body.code).toBe(201);
    expect((await login(test, "noor@example.ca", NEW_PASSWORD)).userId).toBe(person.userId);
    const again = await call(RESET, { resetToken, password: PASSWORD });
    expect({ status: again.status, code: again.body.code }).toEqual({ status: 409, code: "reset_link_invalid" });
    await sendAll();
    expect(mails.at(-1)).toMatchObject({ to: "noor@example.ca", subject: "Your account has changed" });
  });

  it("api#forgot-password: has a link that only one of several concurrent calls can use", async () => {
    await register(test, { email: "noor@example.ca" });
    const resetToken = await mailedLink();
    const uses = Array.from({ length: 5 }, () => call(RESET, { resetToken, password: NEW_PASSWORD }));
    expect((await Promise.all(uses)).map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409]);
  });

  it("api#forgot-password: has a link that expires after an hour", async () => {
    await register(test, { email: "noor@example.ca" });
    const resetToken = await mailedLink();
    clock.set("2026-11-20T18:00:01Z");
    expect((await call(RESET, { resetToken, password: NEW_PASSWORD })).body.code).toBe("reset_link_invalid");
  });

  it("has links that all become invalid when one is used or the password changes", async () => {
    const person = await register(test, { email: "noor@example.ca" });
    const [first, second] = [await mailedLink(), await mailedLink()];
    expect(first).not.toBe(second);
    expect((await call(RESET, { resetToken: second, password: NEW_PASSWORD })).status).toBe(204);
    expect((await call(RESET, { resetToken: first, password: PASSWORD })).status).toBe(409);
    const third = await mailedLink();
    const now = await login(test, "noor@example.ca", NEW_PASSWORD);
    const change = { ...now.self, password: "Four poutines & 3 Caesars!", currentPassword: NEW_PASSWORD };
    expect((await call("/api/auth/edit-user", change, now.headers)).body.id).toBe(person.userId);
    expect((await call(RESET, { resetToken: third, password: PASSWORD })).status).toBe(409);
  });

  it("people#password: rejects an invalid password, and the link stays valid for another attempt", async () => {
    await register(test, { email: "noor@example.ca" });
    const resetToken = await mailedLink();
    const { status, body } = await call(RESET, { resetToken, password: "Password1!" });
    expect({ status, path: body.issues?.[0].path }).toEqual({ status: 400, path: "password" });
    expect((await call(RESET, { resetToken, password: NEW_PASSWORD })).status).toBe(204);
  });

  it("people#tokens: has a link of which the database stores only a hash", async () => {
    await register(test, { email: "noor@example.ca" });
    const resetToken = await mailedLink();
    const stored = await pool.query(
      "select (select json_agg(r) from password_resets r), (select json_agg(n) from notices n)",
    );
    expect(JSON.stringify(stored.rows)).not.toContain(resetToken);
  });

  it("promises#promise-32: sends nothing to an address without an account, and at most three links an hour to an account", async () => {
    await register(test, { email: "noor@example.ca" });
    for (const email of ["not@example.ca", ...Array.from({ length: 6 }, () => "noor@example.ca")]) {
      expect((await call(FORGOT, { email })).status).toBe(202);
    }
    await sendAll();
    expect(resets().map(({ to }) => to)).toEqual(["noor@example.ca", "noor@example.ca", "noor@example.ca"]);
  });

  it("promises#promise-32: sends the owner a link from their own browser, whatever others requested", async () => {
    const person = await register(test, { email: "noor@example.ca" });
    await sendAll();
    // Other people use up the recipient's cap of notices twice over, by cancelled orders, and then request
    // resets.
    await pool.query(
      `insert into notices (restaurant_id, order_id, kind, channel, recipient, locale, told_of_at, due_at)
       select '7', gen_random_uuid(), 'order-cancelled', 'mail', 'noor@example.ca', 'en-CA', now(), now() from generate_series(1, 100)`,
    );
    await sendAll();
    for (let asked = 0; asked < 5; asked += 1) {
      const { body } = await call(FORGOT, { email: "noor@example.ca" });
      expect(body.message).toContain("was sent within the last hour");
    }
    await sendAll();
    expect(resets()).toHaveLength(3);
    expect((await call(FORGOT, { email: "noor@example.ca" }, { cookie: person.cookie })).status).toBe(202);
    await sendAll();
    expect(resets()).toHaveLength(4);
  });

  it("law#french: gets a mail in the person's language", async () => {
    const person = await register(test, { email: "noor@example.ca" });
    await call("/api/auth/edit-user", { ...person.self, locale: "fr-CA" }, person.headers);
    await mailedLink();
    expect(resets()[0]?.subject).toBe("Choisissez un nouveau mot de passe");
  });
});
