import { beforeEach, describe, expect, it } from "vitest";
import { openAuthenticator } from "../../../testing/authenticator.ts";
import { emptyTables } from "../../../testing/empty-tables.ts";
import { PASSWORD, register, type SignedIn, signedInBy } from "../../../testing/people.ts";
import { type Answer, cookiesOf, openTestApi } from "../../../testing/test-api.ts";

const test = await openTestApi();
const { call, clock, pool } = test;

const SITE = { origin: "http://comptoir.test", rpId: "comptoir.test" };
const REFUSED = { status: 401, code: "passkey_refused" };
const outcome = ({ status, body }: Answer) => ({ status, code: body.code });

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  await emptyTables(pool, "people, rate_limits, passkey_challenges");
});

/** Begins a new passkey; returns its options, and the browser's cookies with the challenge. */
async function beginNew(person: SignedIn, currentPassword: string | null = PASSWORD) {
  const answer = await call("/api/auth/begin-passkey", { ...person.self, currentPassword }, person.headers);
  return { answer, options: answer.body.options, cookie: `${person.cookie}; ${cookiesOf(answer)}` };
}

const add = (person: SignedIn, credential: object, cookie: string, name: string | null = "My phone") =>
  call("/api/auth/add-passkey", { ...person.self, credential, name }, { cookie });

async function addPasskey(person: SignedIn) {
  const authenticator = openAuthenticator(SITE);
  const { options, cookie } = await beginNew(person);
  const answer = await add(person, authenticator.create(options), cookie);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return { authenticator, passkeys: answer.body.passkeys };
}

async function beginLogin() {
  const answer = await call("/api/auth/begin-passkey-login", {});
  return { options: answer.body.options, cookie: cookiesOf(answer) };
}
const login = (credential: object, cookie: string) => call("/api/auth/login-passkey", { credential }, { cookie });

describe("people#passkeys: a passkey", () => {
  it("can be added with the current password, named, listed, used to sign in, and removed", async () => {
    const noor = await register(test, { email: "noor@example.ca", firstName: "Noor" });
    const { authenticator, passkeys } = await addPasskey(noor);
    expect(passkeys).toMatchObject([{ name: "My phone", lastUsedAt: null }]);
    const { options, cookie } = await beginLogin();
    expect(options).toMatchObject({ rpId: "comptoir.test", userVerification: "required", allowCredentials: [] });
    const signedIn = await login(authenticator.get(options), cookie);
    expect([signedIn.status, signedIn.body.id]).toEqual([200, noor.userId]);
    const again = signedInBy(signedIn);
    expect((await call("/api/auth/get-comptoir-user-info", again.self, again.headers)).status).toBe(200);
    const listed = await call("/api/auth/passkeys", noor.self, noor.headers);
    expect(listed.body.passkeys).toMatchObject([{ lastUsedAt: "2026-11-20T17:00:00.000Z" }]);
    const remove = { ...noor.self, passkeyId: passkeys[0].id, currentPassword: PASSWORD };
    const removed = await call("/api/auth/remove-passkey", remove, noor.headers);
    expect([removed.status, removed.body.passkeys]).toEqual([200, []]);
    const next = await beginLogin();
    expect(outcome(await login(authenticator.get(next.options), next.cookie))).toEqual(REFUSED);
  });

  it("requires user verification (finger, face or PIN) and a discoverable key; it learns no address beyond the name", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    const { options } = await beginNew(noor);
    expect(options).toMatchObject({
      rp: { id: "comptoir.test" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(Buffer.from(options.user.id, "base64url").toString("hex")).toBe(noor.userId.replaceAll("-", ""));
  });

  it("cannot be added without the current password or with another person's session", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    expect(outcome((await beginNew(noor, "Not the 1 password!")).answer)).toEqual({
      status: 403,
      code: "password_wrong",
    });
    const sam = await register(test, { email: "sam@example.ca" });
    const { options, cookie } = await beginNew(noor);
    const challenge = cookie.split("; ").find((one) => one.startsWith("comptoir_passkey")) ?? "";
    const made = openAuthenticator(SITE).create(options);
    expect(outcome(await add(sam, made, `${sam.cookie}; ${challenge}`))).toEqual(REFUSED);
  });

  it("is announced by mail, like every change of sign-in methods", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    await pool.query("delete from notices");
    await addPasskey(noor);
    const { rows } = await pool.query("select kind, recipient from notices");
    expect(rows).toEqual([{ kind: "account-changed", recipient: "noor@example.ca" }]);
  });

  it("is removed by a password reset by mail, but not by a change of the password", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    const { authenticator } = await addPasskey(noor);
    const edit = { ...noor.self, password: "Three poutines & 2 Caesars!", currentPassword: PASSWORD };
    expect((await call("/api/auth/edit-user", edit, noor.headers)).status).toBe(200);
    const { options, cookie } = await beginLogin();
    expect((await login(authenticator.get(options), cookie)).status).toBe(200);
  });
});

describe("people#passkeys: refused as a new one is", () => {
  it.each([
    ["of another site", { origin: "https://evil.example" }],
    ["for another site", { rpId: "evil.example" }],
    ["for another challenge", { challenge: "YW5vdGhlci1jaGFsbGVuZ2U" }],
    ["without finger, face or PIN", { isUnverified: true }],
    ["that was signed in with, and not made", { type: "webauthn.get" }],
    ["with a certificate, which nobody asked for", { certificate: Buffer.alloc(40) }],
  ])("one %s", async (_, wrong) => {
    const noor = await register(test, { email: "noor@example.ca" });
    const { options, cookie } = await beginNew(noor);
    expect(outcome(await add(noor, openAuthenticator(SITE).create(options, wrong), cookie))).toEqual(REFUSED);
    expect((await call("/api/auth/passkeys", noor.self, noor.headers)).body.passkeys).toEqual([]);
  });

  it("one for a used or expired challenge, or for a sign-in challenge", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    const { options, cookie } = await beginNew(noor);
    expect((await add(noor, openAuthenticator(SITE).create(options), cookie)).status).toBe(201);
    expect(outcome(await add(noor, openAuthenticator(SITE).create(options), cookie))).toEqual(REFUSED);
    const late = await beginNew(noor);
    clock.set("2026-11-20T17:05:01Z");
    expect(outcome(await add(noor, openAuthenticator(SITE).create(late.options), late.cookie))).toEqual(REFUSED);
    const door = await beginLogin();
    const made = openAuthenticator(SITE).create(door.options);
    expect(outcome(await add(noor, made, `${noor.cookie}; ${door.cookie}`))).toEqual(REFUSED);
  });

  it("one that is already saved", async () => {
    const [noor, sam] = [
      await register(test, { email: "noor@example.ca" }),
      await register(test, { email: "sam@example.ca" }),
    ];
    const { authenticator } = await addPasskey(noor);
    const { options, cookie } = await beginNew(sam);
    expect(outcome(await add(sam, authenticator.create(options), cookie))).toEqual(REFUSED);
  });
});

describe("people#passkeys: refused at signing in is", () => {
  it.each([
    ["another site's", { origin: "https://evil.example" }],
    ["one for another site", { rpId: "evil.example" }],
    ["one for another challenge", { challenge: "YW5vdGhlci1jaGFsbGVuZ2U" }],
    ["one without finger, face or PIN", { isUnverified: true }],
    ["one that was made, and not signed with", { type: "webauthn.create" }],
    ["one that says it is somebody else's", { userHandle: "c29tZWJvZHktZWxzZQ" }],
  ])("%s", async (_, wrong) => {
    const { authenticator } = await addPasskey(await register(test, { email: "noor@example.ca" }));
    const { options, cookie } = await beginLogin();
    expect(outcome(await login(authenticator.get(options, wrong), cookie))).toEqual(REFUSED);
  });

  it("another person's passkey under one's own user id, and an unknown one, with the same message", async () => {
    const { authenticator } = await addPasskey(await register(test, { email: "noor@example.ca" }));
    const thief = openAuthenticator(SITE);
    const first = await beginLogin();
    const stolen = { ...thief.get(first.options), id: authenticator.id, rawId: authenticator.id };
    const refused = await login(stolen, first.cookie);
    const second = await beginLogin();
    const unknown = await login(thief.get(second.options), second.cookie);
    expect([outcome(refused), refused.body]).toEqual([REFUSED, unknown.body]);
  });

  it("a challenge that was used, is from another browser, or has expired", async () => {
    const { authenticator } = await addPasskey(await register(test, { email: "noor@example.ca" }));
    const { options, cookie } = await beginLogin();
    expect((await login(authenticator.get(options), cookie)).status).toBe(200);
    expect(outcome(await login(authenticator.get(options), cookie))).toEqual(REFUSED);
    const [mine, another] = [await beginLogin(), await beginLogin()];
    expect(outcome(await login(authenticator.get(mine.options), another.cookie))).toEqual(REFUSED);
    expect(outcome(await login(authenticator.get(mine.options), ""))).toEqual(REFUSED);
    const late = await beginLogin();
    clock.set("2026-11-20T17:05:01Z");
    expect(outcome(await login(authenticator.get(late.options), late.cookie))).toEqual(REFUSED);
  });

  it("a decreased signature counter, which indicates a cloned key", async () => {
    const { authenticator } = await addPasskey(await register(test, { email: "noor@example.ca" }));
    const first = await beginLogin();
    expect((await login(authenticator.get(first.options, { counter: 7 }), first.cookie)).status).toBe(200);
    for (const counter of [7, 6]) {
      const { options, cookie } = await beginLogin();
      expect(outcome(await login(authenticator.get(options, { counter }), cookie)), `${counter}`).toEqual(REFUSED);
    }
  });

  it("more than 50 failed attempts of a network address in 15 minutes", async () => {
    const thief = openAuthenticator(SITE);
    const { options, cookie } = await beginLogin();
    const credential = thief.get(options);
    const wrong = () => call("/api/auth/login-passkey", { credential }, { cookie }, "203.0.113.9");
    expect(outcome(await wrong())).toEqual(REFUSED);
    await pool.query("update rate_limits set points = 50 where key like 'passkey of %'");
    const answers = await Promise.all(Array.from({ length: 10 }, wrong));
    expect(answers.some(({ status, headers }) => status === 429 && Number(headers.get("retry-after")) > 0)).toBe(true);
  });
});

describe("people#last-way-in: the last way to sign in", () => {
  it("cannot be removed: a passkey of an account without a password", async () => {
    const noor = await register(test, { email: "noor@example.ca" });
    const { passkeys } = await addPasskey(noor);
    await pool.query("update people set password_hash = null");
    const remove = { ...noor.self, passkeyId: passkeys[0].id };
    expect(outcome(await call("/api/auth/remove-passkey", remove, noor.headers))).toEqual({
      status: 409,
      code: "last_way_in",
    });
    await pool.query("insert into person_identities values ('google', 'noor', $1, now())", [noor.userId]);
    const both = await Promise.all([
      call("/api/auth/remove-passkey", remove, noor.headers),
      call("/api/auth/unlink-provider", { ...noor.self, type: "google" }, noor.headers),
    ]);
    expect(both.map(({ status }) => status).toSorted(), "of two at once one is the last").toEqual([200, 409]);
  });
});
