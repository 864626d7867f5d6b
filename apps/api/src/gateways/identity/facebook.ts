import { createHmac } from "node:crypto";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  customFetch,
} from "openid-client";
import { askProvider } from "./ask-provider.ts";
import { returnUrl } from "./openid-provider.ts";
import { catchProviderFailures, type Identity, type IdentityProvider, identityRefused } from "./port.ts";

/**
 * Credentials of a Facebook app. `issuer`: another server's URL, for development and tests.
 * operations#social-login.
 */
export type FacebookSettings = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string | null;
};

const VERSION = "v24.0";
const DIALOG = `https://www.facebook.com/${VERSION}`;
const GRAPH = `https://graph.facebook.com/${VERSION}`;
const FIELDS = "id,email,first_name,last_name";

/**
 * Creates "Sign in with Facebook": OAuth 2, and the profile from the Graph API instead of an ID token.
 * api#login-social.
 */
export function facebook({ clientId, clientSecret, issuer }: FacebookSettings): IdentityProvider {
  const graph = issuer ?? GRAPH;
  const ask = askProvider([new URL(graph).origin]);
  const config = new Configuration(
    {
      issuer: issuer ?? "https://www.facebook.com",
      authorization_endpoint: `${issuer ?? DIALOG}/dialog/oauth`,
      token_endpoint: `${graph}/oauth/access_token`,
    },
    clientId,
    {},
    ClientSecretPost(clientSecret),
  );
  config[customFetch] = (url, init) => ask(url, init as RequestInit);
  if (issuer?.startsWith("http:")) allowInsecureRequests(config);

  async function me(accessToken: string): Promise<unknown> {
    // `appsecret_proof` makes a stolen access token useless without the app's secret.
    const proof = createHmac("sha256", clientSecret).update(accessToken).digest("hex");
    const query = new URLSearchParams({ fields: FIELDS, appsecret_proof: proof });
    const headers = { authorization: `Bearer ${accessToken}`, accept: "application/json" };
    const answer = await ask(`${graph}/me?${query}`, { method: "GET", headers });
    return answer.ok ? answer.json().catch(() => null) : null;
  }

  /** Returns the user id of a token; null if the token was not issued to our app. */
  async function ownerOf(accessToken: string): Promise<string | null> {
    const query = new URLSearchParams({ input_token: accessToken });
    // An app access token is the app's id and secret. It is sent in a header, so that no URL in a log
    // contains it.
    const headers = { authorization: `Bearer ${clientId}|${clientSecret}`, accept: "application/json" };
    const answer = await ask(`${graph}/debug_token?${query}`, { method: "GET", headers });
    return answer.ok ? readOwner(await answer.json().catch(() => null), clientId) : null;
  }

  return {
    postsFrom: null,
    ownerOf: null,
    begin: ({ redirectUri, state, verifier }) =>
      catchProviderFailures(async () => {
        const url = buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: "email,public_profile",
          state,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
        });
        return { url: url.href };
      }),
    identify: (sent, { redirectUri, state, verifier }) =>
      catchProviderFailures(async () => {
        if ("idToken" in sent) return identityRefused("no-id-tokens");
        const checks = { expectedState: state, pkceCodeVerifier: verifier };
        const { access_token } = await authorizationCodeGrant(config, returnUrl(redirectUri, sent), checks);
        const owner = await ownerOf(access_token);
        if (owner === null) return identityRefused("not-issued-to-us");
        const said = readMe(await me(access_token));
        if (said === null) return identityRefused("no-profile");
        return said.subject === owner ? said : identityRefused("subject-mismatch");
      }),
  };
}

/** Reads the user id of a `debug_token` answer; null for an invalid token, or one of another app. */
function readOwner(answer: unknown, clientId: string): string | null {
  const { data } = (answer ?? {}) as { readonly data?: unknown };
  const { app_id, user_id, is_valid } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return is_valid === true && app_id === clientId && typeof user_id === "string" ? user_id : null;
}

/** Reads a profile. Facebook omits an unconfirmed email address. Decision 034. */
function readMe(me: unknown): Identity | null {
  const { id, email, first_name, last_name } = (me ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof id !== "string" || id === "") return null;
  const text = (value: unknown) => (typeof value === "string" ? value.trim() : "");
  const address = text(email) || null;
  return {
    subject: id,
    email: address,
    isVerified: address !== null,
    firstName: text(first_name),
    lastName: text(last_name),
  };
}
