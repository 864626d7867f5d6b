import { exportPKCS8, generateKeyPair, jwtVerify } from "jose";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "../entry/api.ts";
import { apple } from "../gateways/identity/apple.ts";
import { facebook } from "../gateways/identity/facebook.ts";
import { emptyTables } from "../testing/empty-tables.ts";
import { openTestGraph } from "../testing/facebook-graph.ts";
import { ANOTHERS, type AtProvider, OURS, openTestProvider } from "../testing/openid-provider.ts";
import { register } from "../testing/people.ts";
import { type Answer, callOf, cookiesOf, openTestApi } from "../testing/test-api.ts";

/*
 * Apple: a real OpenID provider in this process, which posts its return and accepts only a client secret
 * signed by our key, as Apple does.
 * Facebook: a server that answers in the shapes of its Graph API. Each refusal varies a valid sign-in.
 */

const TEAM = { teamId: "TEAM123456", keyId: "KEY1234567" };
const key = await generateKeyPair("ES256", { extractable: true });
const secrets: string[] = [];
let codeSeconds = 60;
const atApple = await openTestProvider(
  () => codeSeconds,
  async (secret, audience) => {
    const checks = { issuer: TEAM.teamId, subject: OURS.clientId, audience, algorithms: ["ES256"] };
    const verified = await jwtVerify(secret, key.publicKey, checks).catch(() => null);
    secrets.push(secret);
    return verified?.protectedHeader.kid === TEAM.keyId;
  },
);
const { issuer } = atApple;
const graph = await openTestGraph(OURS);
const settings = { clientId: OURS.clientId, ...TEAM, privateKey: await exportPKCS8(key.privateKey), issuer };
const identityProviders = { apple: apple(settings), facebook: facebook({ ...OURS, issuer: graph.address }) };
const test = await openTestApi({}, undefined, undefined, identityProviders);
const { call, clock, pool } = test;
const other = await createApi({ pool, clock: clock.now, identityProviders });
const callOther = callOf(other);

type Provider = "apple" | "facebook";
const NOOR: AtProvider = { sub: "000123.noor.0456", email: "noor@example.ca", email_verified: true };
const ME = { id: "10223344556677889", email: "noor@example.ca", first_name: "Noor", last_name: "Haddad" };
const FAILED = { status: 401, code: "social_login_failed" };

beforeEach(async () => {
  clock.set("2026-11-20T17:00:00Z");
  codeSeconds = 60;
  secrets.length = 0;
  graph.exchanged.length = 0;
  atApple.is(NOOR);
  Object.assign(graph.says, {
    token: { access_token: "EAAG", token_type: "bearer", expires_in: 5_183_944 },
    debug: { app_id: OURS.clientId, type: "USER", is_valid: true, user_id: ME.id, scopes: ["email", "public_profile"] },
    me: ME,
  });
  await emptyTables(pool, "people, rate_limits, social_logins");
});

const LOGIN = { apple: "/api/auth/login-apple", facebook: "/api/auth/login-facebook" };
const outcome = ({ status, body }: Answer) => ({ status, code: body.code });
const accounts = async () => (await pool.query("select email from people order by email")).rows.map((row) => row.email);

async function begin(type: Provider) {
  const answer = await call("/api/auth/begin-login", { type });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { url, state, nonce } = answer.body as { url: string; state: string; nonce: string };
  return { url: new URL(url), state, nonce, cookie: cookiesOf(answer) };
}

let codes = 0;
/** Returns the provider's answer to a sign-in: the form that Apple's page posts, or a code of Facebook's. */
async function comeBack(type: Provider, { url, state }: { readonly url: URL; readonly state: string }) {
  if (type === "facebook") {
    codes += 1;
    return { code: `AQB-${codes}`, state, iss: null, register: true };
  }
  const { searchParams } = await atApple.visit(url.href);
  const field = (name: string) => searchParams.get(name);
  return { code: field("code"), state: field("state"), iss: field("iss"), register: true };
}

async function signIn(type: Provider, sent: object = {}): Promise<Answer> {
  const begun = await begin(type);
  return call(LOGIN[type], { ...(await comeBack(type, begun)), ...sent }, { cookie: begun.cookie });
}

describe("Promise 39: signing in with Apple", () => {
  it("requests a posted redirect, and exchanges the code with a newly signed client secret", async () => {
    const { url } = await begin("apple");
    expect(url.searchParams.get("response_mode")).toBe("form_post");
    const first = await signIn("apple", { firstName: "Noor", lastName: "Haddad" });
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    expect(first.body).toMatchObject({
      email: NOOR.email,
      firstName: "Noor",
      lastName: "Haddad",
      providers: ["apple"],
    });
    expect((await signIn("apple")).body.id).toBe(first.body.id);
    expect(new Set(secrets).size).toBe(2);
  });

  it("keeps the names of the first sign-in, whatever later ones send", async () => {
    await signIn("apple", { firstName: "Noor", lastName: "Haddad" });
    expect((await signIn("apple", { firstName: "Mallory" })).body).toMatchObject({ firstName: "Noor" });
  });

  it("is refused with a secret of another key or another team", async () => {
    const stranger = await generateKeyPair("ES256", { extractable: true });
    for (const wrong of [{ privateKey: await exportPKCS8(stranger.privateKey) }, { teamId: "TEAM999999" }]) {
      const api = await createApi({
        pool,
        clock: clock.now,
        identityProviders: { apple: apple({ ...settings, ...wrong }) },
      });
      const begun = await begin("apple");
      const answer = await callOf(api)(LOGIN.apple, await comeBack("apple", begun), { cookie: begun.cookie });
      await api.stop();
      expect(outcome(answer)).toEqual(FAILED);
    }
  });
});

describe("Promise 39: signing in with Facebook", () => {
  it("looks the identity up at the Graph API, with a token obtained with PKCE", async () => {
    const { url } = await begin("facebook");
    expect(url.searchParams.get("code_challenge_method")).toBe("S256");
    const first = await signIn("facebook");
    expect([first.status, first.body.email, first.body.providers]).toEqual([200, ME.email, ["facebook"]]);
    expect(graph.exchanged[0]?.verifier).toMatch(/^[\w-]{43}$/);
    expect((await signIn("facebook")).body.id).toBe(first.body.id);
  });

  it.each([
    ["was issued to another application", { app_id: "another-application" }],
    ["is not valid any more", { is_valid: false }],
    ["is somebody else's than who it says one is", { user_id: "somebody-else" }],
    ["is nobody's, as an application's own", { user_id: undefined }],
  ])("is refused with a token that %s", async (_, wrong) => {
    graph.says.debug = { ...graph.says.debug, ...wrong };
    expect(outcome(await signIn("facebook"))).toEqual(FAILED);
    expect(await accounts()).toEqual([]);
  });

  it("is refused if the Graph API names no person, or has no address for a new account", async () => {
    graph.says.me = {};
    expect(outcome(await signIn("facebook"))).toEqual(FAILED);
    graph.says.me = { id: ME.id, first_name: "Noor" };
    expect(outcome(await signIn("facebook"))).toEqual(FAILED);
  });

  it("is refused with an expired code, by the Graph API's own error", async () => {
    graph.says.token = "This authorization code has expired.";
    expect(outcome(await signIn("facebook"))).toEqual(FAILED);
  });

  it("accepts no ID token, because Facebook issues none", async () => {
    const { nonce, cookie } = await begin("facebook");
    expect(outcome(await call(LOGIN.facebook, { idToken: "a.b.c", nonce }, { cookie }))).toEqual(FAILED);
  });
});

describe.each(["apple", "facebook"] as const)("Promise 39: refused of %s is", (type) => {
  it("a foreign or missing state, and a redirect to another browser", async () => {
    const begun = await begin(type);
    const back = await comeBack(type, begun);
    const another = await begin(type);
    const tries = [
      call(LOGIN[type], { ...back, state: another.state }, { cookie: begun.cookie }),
      call(LOGIN[type], { ...back, state: null }, { cookie: begun.cookie }),
      call(LOGIN[type], back),
      call(LOGIN[type], back, { cookie: another.cookie }),
    ];
    for (const answer of await Promise.all(tries)) expect(outcome(answer)).toEqual(FAILED);
    expect(await accounts()).toEqual([]);
  });

  it("a redirect of a sign-in that started at the other provider", async () => {
    const elsewhere = await begin(type === "apple" ? "facebook" : "apple");
    const begun = await begin(type);
    const back = { ...(await comeBack(type, begun)), state: elsewhere.state };
    expect(outcome(await call(LOGIN[type], back, { cookie: elsewhere.cookie }))).toEqual(FAILED);
  });

  it("a replayed redirect, on every server and concurrently", async () => {
    const begun = await begin(type);
    const back = await comeBack(type, begun);
    const headers = { cookie: begun.cookie };
    const both = await Promise.all([call(LOGIN[type], back, headers), callOther(LOGIN[type], back, headers)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    for (const ask of [call, callOther]) expect(outcome(await ask(LOGIN[type], back, headers))).toEqual(FAILED);
  });

  it("a used code with a new state", async () => {
    const first = await begin(type);
    const back = await comeBack(type, first);
    expect((await call(LOGIN[type], back, { cookie: first.cookie })).status).toBe(200);
    const { state, cookie } = await begin(type);
    expect(outcome(await call(LOGIN[type], { ...back, state }, { cookie }))).toEqual(FAILED);
  });

  it("a redirect after ten minutes", async () => {
    const begun = await begin(type);
    const back = await comeBack(type, begun);
    clock.set("2026-11-20T17:10:01Z");
    expect(outcome(await call(LOGIN[type], back, { cookie: begun.cookie }))).toEqual(FAILED);
  });

  it("a verified address of an unlinked account", async () => {
    await register(test, { email: "Noor@Example.ca" });
    expect(outcome(await signIn(type))).toEqual({ status: 409, code: "email_in_use" });
  });
});

describe("Promise 39: refused of apple is", () => {
  it("a redirect from another issuer", async () => {
    const begun = await begin("apple");
    const back = { ...(await comeBack("apple", begun)), iss: "https://evil.example" };
    expect(outcome(await call(LOGIN.apple, back, { cookie: begun.cookie }))).toEqual(FAILED);
  });

  it("an ID token with a wrong nonce", async () => {
    const begun = await begin("apple");
    begun.url.searchParams.set("nonce", "another-nonce");
    expect(outcome(await call(LOGIN.apple, await comeBack("apple", begun), { cookie: begun.cookie }))).toEqual(FAILED);
  });

  it("an expired code", async () => {
    codeSeconds = 1;
    const begun = await begin("apple");
    const back = await comeBack("apple", begun);
    const kept = async () => atApple.provider.AuthorizationCode.find(back.code ?? "");
    await vi.waitUntil(async () => (await kept())?.isExpired ?? true, 5_000);
    expect(outcome(await call(LOGIN.apple, back, { cookie: begun.cookie }))).toEqual(FAILED);
  });

  const now = () => Math.floor(Date.now() / 1_000);
  it.each([
    ["another audience", { aud: ANOTHERS }],
    ["another issuer", { iss: "https://evil.example" }],
    ["another nonce", { nonce: "another" }],
    ["an end that is past", { iat: now() - 120, exp: now() - 60 }],
  ])("an ID token with %s", async (_, wrong) => {
    const { nonce, cookie } = await begin("apple");
    const claims = { ...NOOR, iss: issuer, aud: OURS.clientId, iat: now(), exp: now() + 300, nonce };
    const idToken = await atApple.sign({ ...claims, ...wrong });
    expect(outcome(await call(LOGIN.apple, { idToken, register: true }, { cookie }))).toEqual(FAILED);
  });

  it("an unverified address of an account, also if Apple sends the flag as a string", async () => {
    await register(test, { email: "noor@example.ca" });
    for (const email_verified of [false, "false" as unknown as boolean]) {
      atApple.is({ ...NOOR, email_verified });
      expect(outcome(await signIn("apple"))).toEqual(FAILED);
    }
  });
});
