import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify } from "jose";
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from "openid-client";
import { type AskProvider, askProvider } from "./ask-provider.ts";
import { catchProviderFailures, type Identity, type IdentityProvider, identityRefused } from "./port.ts";

export type OpenIdParts = {
  readonly issuer: string;
  readonly origins: readonly string[];
  readonly clientId: string;
  readonly clientAuth: ClientAuth;
  readonly scope: string;
  /** Whether the provider posts its answer as a form (`form_post`), as Apple does. */
  readonly postsReturn?: boolean;
  /** Replaces `fetch`, for a provider that runs in process. */
  readonly send?: AskProvider;
};

/**
 * A connection to a provider. `described` returns its discovery document, cached for an hour; a failure is
 * not cached.
 */
export type OpenIdConnection = { readonly ask: AskProvider; readonly described: () => Promise<Configuration> };

const DESCRIBED_MS = 3_600_000;
/** Maximum age of an ID token from a provider's button: a sign-in may take that long. */
const TOKEN_AGE = "10 minutes";
const ALGORITHMS = ["RS256", "ES256"];

/**
 * Opens a connection to a provider. Only a provider on this machine may use plain HTTP.
 * operations#social-login.
 */
export function openConnection({ issuer, origins, clientId, clientAuth, send }: OpenIdParts): OpenIdConnection {
  const ask = askProvider([new URL(issuer).origin, ...origins], send);
  const execute = [enableNonRepudiationChecks, ...(issuer.startsWith("http:") ? [allowInsecureRequests] : [])];
  let kept: { readonly answer: Promise<Configuration>; readonly until: number } | null = null;
  return {
    ask,
    described: () => {
      if (kept && kept.until > Date.now()) return kept.answer;
      const options = { execute, [customFetch]: (url: string, init: object) => ask(url, init) };
      const answer = discovery(new URL(issuer), clientId, {}, clientAuth, options);
      const mine = { answer, until: Date.now() + DESCRIBED_MS };
      kept = mine;
      answer.catch(() => {
        if (kept === mine) kept = null;
      });
      return answer;
    },
  };
}

/**
 * Creates an OpenID provider. `openid-client` checks state, nonce, PKCE and `iss`, and the ID token's
 * signature, issuer, audience and expiry. `jose` checks the ID token of a provider's button. people#social,
 * promises#promise-39.
 */
export function openIdProvider(
  parts: OpenIdParts,
  { ask, described }: OpenIdConnection = openConnection(parts),
): IdentityProvider {
  const keysOf = new WeakMap<Configuration, ReturnType<typeof createRemoteJWKSet>>();

  function keys(config: Configuration, address: string) {
    const known = keysOf.get(config) ?? createRemoteJWKSet(new URL(address), { [joseFetch]: ask });
    keysOf.set(config, known);
    return known;
  }

  async function identifyByToken(idToken: string, expectedNonce: string) {
    const config = await described();
    const { issuer, jwks_uri } = config.serverMetadata();
    if (jwks_uri === undefined) return identityRefused("no-keys");
    const { payload } = await jwtVerify(idToken, keys(config, jwks_uri), {
      issuer,
      audience: parts.clientId,
      algorithms: ALGORITHMS,
      requiredClaims: ["sub", "exp", "iat", "nonce"],
      maxTokenAge: TOKEN_AGE,
    });
    const { nonce, azp = parts.clientId } = payload;
    if (nonce !== expectedNonce) return identityRefused("nonce");
    return azp === parts.clientId ? identityOf(payload) : identityRefused("azp");
  }

  return {
    postsFrom: parts.postsReturn ? new URL(parts.issuer).origin : null,
    ownerOf: null,
    begin: ({ redirectUri, state, nonce, verifier }) =>
      catchProviderFailures(async () => {
        const url = buildAuthorizationUrl(await described(), {
          redirect_uri: redirectUri,
          scope: parts.scope,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
          ...(parts.postsReturn ? { response_mode: "form_post" } : {}),
        });
        return { url: url.href };
      }),
    identify: (sent, { redirectUri, state, nonce, verifier }) =>
      catchProviderFailures(async () => {
        if ("idToken" in sent) return identifyByToken(sent.idToken, nonce);
        const tokens = await authorizationCodeGrant(await described(), returnUrl(redirectUri, sent), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        return claims ? identityOf(claims) : identityRefused("no-id-token");
      }),
  };
}

/** Builds the URL at which the browser returned from the provider, for `openid-client` to validate. */
export function returnUrl(redirectUri: string, sent: { code: string; state: string; iss: string | null }): URL {
  const url = new URL(redirectUri);
  url.searchParams.set("code", sent.code);
  url.searchParams.set("state", sent.state);
  if (sent.iss !== null) url.searchParams.set("iss", sent.iss);
  return url;
}

/** Reads an identity from the standard claims. Apple sends `email_verified` as a string. */
export function identityOf(claims: Readonly<Record<string, unknown>> & { readonly sub?: string }): Identity {
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name].trim() : "");
  return {
    subject: text("sub"),
    email: text("email") || null,
    isVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: text("given_name"),
    lastName: text("family_name"),
  };
}
