import { generateKeyPair } from "jose";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "../entry/api.ts";
import { google } from "../gateways/identity/google.ts";
import { hashSecret, newSecret } from "../people/secrets.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { ANOTHERS, type AtProvider, OURS, openTestProvider, RETURN_TO } from "../testing/openid-provider.ts";
import { PASSWORD, register, type SignedIn, signedInBy } from "../testing/people.ts";
import { type Answer, callOf, cookiesOf, openTestApi } from "../testing/test-api.ts";

/*
 * Runs against a real OpenID provider in this process (oidc-provider). Each refusal varies one thing of a
 * valid sign-in.
 */

let codeSeconds = 60;
const provider = await openTestProvider(() => codeSeconds);
const { issuer } = provider;
const identityProviders = { google: google({ ...OURS, issuer }) };
const test = await openTestApi({}, undefined, undefined, identityProviders);
const { call, clock, pool } = test;
const other = await createApi({ pool, clock: clock.now, identityProviders });
const callOther = callOf(other);

const NOOR: AtProvider = {
  sub: "noor-at-google",
  email: "noor@example.ca",
  email_verified: true,
  given_name: "Noor",
  family_name: "Haddad",
};
const LOGIN = "/api/auth/login-google";
const FAILED = { status: 401, code: "social_login_failed" };

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  codeSeconds = 60;
  provider.is(NOOR);
  await emptyTables(pool, "people, rate_limits, social_logins");
});

type Begun = { readonly url: string; readonly state: string; readonly nonce: string; readonly cookie: string };

async function begin(headers: Record<string, string> = {}): Promise<Begun> {
  const answer = await call("/api/auth/begin-login", { type: "google" }, headers);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { url, state, nonce } = answer.body as Begun;
  return { url, state, nonce, cookie: [headers.cookie, cookiesOf(answer)].filter(Boolean).join("; ") };
}

/** Visits the provider's page and returns the parameters of its redirect. */
async function comeBack(url: string) {
  const { searchParams } = await provider.visit(url);
  const [code, state, iss] = ["code", "state", "iss"].map((name) => searchParams.get(name));
  return { code, state, iss, register: true };
}

const outcome = ({ status, body }: Answer) => ({ status, code: body.code });
const accounts = async () => (await pool.query("select email from people order by email")).rows.map((row) => row.email);

async function signInAs(person: AtProvider): Promise<Answer> {
  provider.is(person);
  const { url, cookie } = await begin();
  return call(LOGIN, await comeBack(url), { cookie });
}

describe("Promise 39: POST /auth/login-{type} signs in with a provider", () => {
  it("creates an account from the provider's identity, and signs in to the same account from then on", async () => {
    const first = await signInAs(NOOR);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body).toMatchObject({
      email: NOOR.email,
      firstName: "Noor",
      lastName: "Haddad",
      hasPassword: false,
      providers: ["google"],
    });
    // A changed e-mail address at the provider still identifies the same person.
    const again = await signInAs({ ...NOOR, email: "noor.haddad@example.ca" });
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    const person = signedInBy(again);
    expect((await call("/api/auth/get-comptoir-user-info", person.self, person.headers)).status).toBe(200);
  });

  it("creates no account without `register`", async () => {
    const { url, cookie } = await begin();
    const answer = await call(LOGIN, { ...(await comeBack(url)), register: false }, { cookie });
    expect(outcome(answer)).toEqual({ status: 404, code: "not_registered" });
    expect(await accounts()).toEqual([]);
  });

  it("is offered only for configured providers", async () => {
    expect((await call("/api/auth/login-options")).body).toEqual({ providers: ["google"] });
    const answer = await call("/api/auth/begin-login", { type: "apple" });
    expect(outcome(answer)).toEqual({ status: 404, code: "social_login_not_offered" });
  });

  it("accepts the ID token of the provider's own button, with the nonce of the started sign-in", async () => {
    const { nonce, cookie } = await begin();
    const answer = await call(LOGIN, { idToken: await idToken({ nonce }), nonce, register: true }, { cookie });
    expect([answer.status, answer.body.email]).toEqual([200, NOOR.email]);
  });
});

describe("Promise 39: refused is", () => {
  it("a wrong or missing state, and a redirect to a browser that started no sign-in", async () => {
    const { url, cookie } = await begin();
    const back = await comeBack(url);
    const another = await begin();
    const tries = [
      call(LOGIN, { ...back, state: "x".repeat(43) }, { cookie }),
      call(LOGIN, { ...back, state: null }, { cookie }),
      call(LOGIN, back),
      call(LOGIN, back, { cookie: another.cookie }),
      call(LOGIN, { ...back, state: another.state }, { cookie: another.cookie }),
    ];
    for (const answer of await Promise.all(tries)) expect(outcome(answer)).toEqual(FAILED);
    expect(await accounts()).toEqual([]);
  });

  it("an ID token with a wrong nonce", async () => {
    const { url, cookie } = await begin();
    const tampered = new URL(url);
    tampered.searchParams.set("nonce", "another-nonce");
    expect(outcome(await call(LOGIN, await comeBack(tampered.href), { cookie }))).toEqual(FAILED);
  });

  it("a redirect from another or a missing issuer (RFC 9207)", async () => {
    for (const iss of ["https://evil.example", null]) {
      const { url, cookie } = await begin();
      expect(outcome(await call(LOGIN, { ...(await comeBack(url)), iss }, { cookie })), `${iss}`).toEqual(FAILED);
    }
  });

  it("a code of another PKCE verifier, from any browser", async () => {
    const [victim, thief] = [await begin(), await begin()];
    const stolen = await comeBack(victim.url);
    const answer = await call(LOGIN, { ...stolen, state: thief.state }, { cookie: thief.cookie });
    expect(outcome(answer)).toEqual(FAILED);
  });

  it("a replayed redirect, on every server and concurrently", async () => {
    const { url, cookie } = await begin();
    const back = await comeBack(url);
    const both = await Promise.all([call(LOGIN, back, { cookie }), callOther(LOGIN, back, { cookie })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    for (const ask of [call, callOther]) expect(outcome(await ask(LOGIN, back, { cookie }))).toEqual(FAILED);
  });

  it("a used code with a new state", async () => {
    const first = await begin();
    const { code } = await comeBack(first.url);
    expect((await call(LOGIN, { code, state: first.state, iss: issuer, register: true }, first)).status).toBe(200);
    const { state, cookie } = await begin();
    expect(outcome(await call(LOGIN, { code, state, iss: issuer }, { cookie }))).toEqual(FAILED);
  });

  it("a code that has expired at the provider", async () => {
    codeSeconds = 1;
    const { url, cookie } = await begin();
    const back = await comeBack(url);
    const kept = async () => provider.provider.AuthorizationCode.find(back.code ?? "");
    await vi.waitUntil(async () => (await kept())?.isExpired ?? true, 5_000);
    expect(outcome(await call(LOGIN, back, { cookie }))).toEqual(FAILED);
  });

  it("a redirect after ten minutes", async () => {
    const { url, cookie } = await begin();
    const back = await comeBack(url);
    clock.set("2026-11-20T17:10:01Z");
    expect(outcome(await call(LOGIN, back, { cookie }))).toEqual(FAILED);
  });

  it.each([
    ["another nonce", { nonce: "another" }],
    ["no nonce", { nonce: undefined }],
    ["another audience", { aud: ANOTHERS }],
    ["our audience beside another that it was issued to", { aud: [OURS.clientId, ANOTHERS], azp: ANOTHERS }],
    ["another issuer", { iss: "https://evil.example" }],
    ["an end that is past", { iat: now() - 120, exp: now() - 60 }],
    ["no end", { exp: undefined }],
    ["an age of an hour", { iat: now() - 3_600 }],
  ])("an ID token with %s", async (_, wrong) => {
    const { nonce, cookie } = await begin();
    const token = await idToken({ nonce, ...wrong });
    expect(outcome(await call(LOGIN, { idToken: token, register: true }, { cookie }))).toEqual(FAILED);
  });

  it("an ID token with another key's signature, or with none", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    const makers = [
      (nonce: string) => provider.sign(claims({ nonce }), privateKey),
      async (nonce: string) => `${encode({ alg: "none" })}.${encode(claims({ nonce }))}.`,
    ];
    for (const make of makers) {
      const { nonce, cookie } = await begin();
      expect(outcome(await call(LOGIN, { idToken: await make(nonce), register: true }, { cookie }))).toEqual(FAILED);
    }
  });

  it("an unverified address of an account, without revealing the account", async () => {
    const owner = await register(test, { email: "noor@example.ca" });
    expect(outcome(await signInAs({ ...NOOR, email_verified: false }))).toEqual(FAILED);
    const info = await call("/api/auth/get-comptoir-user-info", owner.self, owner.headers);
    expect(info.body.providers).toEqual([]);
  });

  it("a verified address of an unlinked account, with a message that says so", async () => {
    await register(test, { email: "Noor@Example.ca" });
    expect(outcome(await signInAs(NOOR))).toEqual({ status: 409, code: "email_in_use" });
  });
});

describe("people#confirmed-email: a provider", () => {
  it("confirms the address that it has verified, of a new account and of a linked one", async () => {
    const fresh = await signInAs(NOOR);
    expect(fresh.body).toMatchObject({ email: NOOR.email, emailConfirmed: true });
    await pool.query("update people set email_confirmed_at = null");
    expect((await signInAs({ ...NOOR, email_verified: false })).body.emailConfirmed).toBe(false);
    expect((await signInAs(NOOR)).body.emailConfirmed).toBe(true);
    await pool.query(
      "update people set email_confirmed_at = null, email = 'else@example.ca', email_key = 'else@example.ca'",
    );
    expect((await signInAs(NOOR)).body.emailConfirmed).toBe(false);
  });

  it("does not confirm an address that it has not verified", async () => {
    expect((await signInAs({ ...NOOR, email_verified: false })).body.emailConfirmed).toBe(false);
  });
});

describe("Promise 39: linking a provider", () => {
  /** Begins to link a provider, as the profile page does. */
  async function beginLink(owner: SignedIn, currentPassword: string | null = PASSWORD) {
    const answer = await call(
      "/api/auth/link-provider",
      { ...owner.self, type: "google", currentPassword },
      owner.headers,
    );
    return { answer, url: answer.body.url as string, cookie: `${owner.cookie}; ${cookiesOf(answer)}` };
  }

  it("requires a signed-in user, allows sign-ins from then on, and ends when the password is reset by mail", async () => {
    const owner = await register(test, { email: "owner@example.ca" });
    const { url, cookie } = await beginLink(owner);
    const linked = await call(LOGIN, await comeBack(url), { ...owner.headers, cookie });
    expect([linked.status, linked.body.id, linked.body.providers]).toEqual([200, owner.userId, ["google"]]);
    expect((await signInAs(NOOR)).body.id).toBe(owner.userId);
    const resetToken = newSecret();
    await pool.query("insert into password_resets values (gen_random_uuid(), $1, $2, $3)", [
      hashSecret(resetToken),
      owner.userId,
      "2026-11-20T18:00:00Z",
    ]);
    const reset = { resetToken, password: "Three poutines & 2 Caesars!" };
    expect((await call("/api/auth/reset-password", reset)).status).toBe(204);
    expect((await signInAs(NOOR)).body.id).not.toBe(owner.userId);
  });

  it("is refused without the current password, from another browser, and if another account has the identity", async () => {
    const owner = await register(test, { email: "owner@example.ca" });
    const { answer } = await beginLink(owner, "Not the 1 password!");
    expect(outcome(answer)).toEqual({ status: 403, code: "password_wrong" });
    const asGuest = await beginLink(owner);
    const guests = asGuest.cookie
      .split("; ")
      .filter((cookie) => cookie.startsWith("comptoir_social"))
      .join("; ");
    expect(outcome(await call(LOGIN, await comeBack(asGuest.url), { cookie: guests }))).toEqual(FAILED);
    await signInAs(NOOR);
    const second = await register(test, { email: "second@example.ca", password: PASSWORD });
    const taken = await beginLink(second);
    const refused = await call(LOGIN, await comeBack(taken.url), { ...second.headers, cookie: taken.cookie });
    expect(outcome(refused)).toEqual({ status: 409, code: "email_in_use" });
  });

  it("does not happen by a sign-in of a signed-in user, which signs in to the provider's account", async () => {
    const owner = await register(test, { email: "owner@example.ca" });
    const { url, cookie } = await begin(owner.headers);
    const other = await call(LOGIN, await comeBack(url), { ...owner.headers, cookie });
    expect([other.status, other.body.email, other.body.id === owner.userId]).toEqual([200, NOOR.email, false]);
  });

  it("requires a sign-in within the last 15 minutes if the account has no password", async () => {
    const noor = signedInBy(await signInAs(NOOR));
    clock.set("2026-11-20T17:20:00Z");
    expect(outcome((await beginLink(noor, null)).answer)).toEqual({ status: 403, code: "sign_in_again" });
  });

  it("can be undone with the current password, but not if it is the last way to sign in", async () => {
    const owner = await register(test, { email: "owner@example.ca" });
    const { url, cookie } = await beginLink(owner);
    const linked = signedInBy(await call(LOGIN, await comeBack(url), { ...owner.headers, cookie }));
    const unlink = (currentPassword: string | null) =>
      call("/api/auth/unlink-provider", { ...linked.self, type: "google", currentPassword }, linked.headers);
    expect(outcome(await unlink("Not the 1 password!"))).toEqual({ status: 403, code: "password_wrong" });
    const unlinked = await unlink(PASSWORD);
    expect([unlinked.status, unlinked.body.providers]).toEqual([200, []]);
    expect(outcome(await unlink(PASSWORD))).toEqual({ status: 404, code: "not_found" });
    const alone = signedInBy(await signInAs(NOOR));
    const last = { ...alone.self, type: "google" };
    expect(outcome(await call("/api/auth/unlink-provider", last, alone.headers))).toEqual({
      status: 409,
      code: "last_way_in",
    });
  });
});

describe("Promise 39: the person of an access token", () => {
  it("is accepted if the token was issued to Comptoir, and refused if it was issued to another application", async () => {
    const info = async (client: string) =>
      call("/api/auth/get-google-user-info", { accessToken: await accessToken(client) });
    expect((await info(OURS.clientId)).body).toEqual({
      email: NOOR.email,
      firstName: "Noor",
      lastName: "Haddad",
      verified: true,
    });
    expect(outcome(await info(ANOTHERS))).toEqual(FAILED);
    expect(outcome(await call("/api/auth/get-google-user-info", { accessToken: "made-up" }))).toEqual(FAILED);
  });
});

describe("Promise 39: an unreachable provider", () => {
  it("is reported as unreachable, and no sign-in is started", async () => {
    const gone = google({ ...OURS, issuer: "http://127.0.0.1:9" });
    const api = await createApi({ pool, clock: clock.now, identityProviders: { google: gone } });
    const answer = await callOf(api)("/api/auth/begin-login", { type: "google" });
    await api.stop();
    expect(outcome(answer)).toEqual({ status: 502, code: "provider_unreachable" });
    expect((await pool.query("select from social_logins")).rowCount).toBe(0);
  });
});

function now(): number {
  return Math.floor(Date.now() / 1_000);
}

function claims(changed: object) {
  return { ...NOOR, iss: issuer, aud: OURS.clientId, iat: now(), exp: now() + 300, ...changed };
}

function idToken(changed: object): Promise<string> {
  return provider.sign(claims(changed));
}

/** Returns an access token as an application receives it after a sign-in. */
async function accessToken(client: string): Promise<string> {
  const query = new URLSearchParams({
    client_id: client,
    redirect_uri: RETURN_TO,
    response_type: "code",
    scope: "openid email profile",
  });
  const code = (await provider.visit(`${issuer}/auth?${query}`)).searchParams.get("code") ?? "";
  const body = new URLSearchParams({
    client_id: client,
    client_secret: OURS.clientSecret,
    grant_type: "authorization_code",
    redirect_uri: RETURN_TO,
    code,
  });
  const tokens = (await (await fetch(`${issuer}/token`, { method: "POST", body })).json()) as { access_token: string };
  return tokens.access_token;
}
