import { ClientSecretPost, fetchUserInfo } from "openid-client";
import { identityOf, type OpenIdParts, openConnection, openIdProvider } from "./openid-provider.ts";
import { catchProviderFailures, type IdentityProvider, identityRefused } from "./port.ts";

/**
 * Google client credentials. `issuer`: another provider's URL, for development and tests.
 * operations#social-login.
 */
export type GoogleSettings = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string | null;
};

const ISSUER = "https://accounts.google.com";
const TOKEN_INFO = "https://oauth2.googleapis.com/tokeninfo";
const ORIGINS = ["https://oauth2.googleapis.com", "https://www.googleapis.com", "https://openidconnect.googleapis.com"];

/**
 * Creates "Sign in with Google": OpenID Connect, and the owner of an access token that was issued to our
 * client. api#login-social, api#get-google-user-info.
 */
export function google({ clientId, clientSecret, issuer }: GoogleSettings): IdentityProvider {
  const parts: OpenIdParts = {
    issuer: issuer ?? ISSUER,
    origins: issuer === null ? ORIGINS : [],
    clientId,
    clientAuth: ClientSecretPost(clientSecret),
    scope: "openid email profile",
  };
  const tokenInfo = issuer === null ? TOKEN_INFO : `${issuer.replace(/\/$/, "")}/tokeninfo`;
  const connection = openConnection(parts);
  return {
    ...openIdProvider(parts, connection),
    ownerOf: (accessToken) =>
      catchProviderFailures(async () => {
        const headers = { authorization: `Bearer ${accessToken}`, accept: "application/json" };
        const answer = await connection.ask(tokenInfo, { method: "POST", headers });
        const info: unknown = answer.ok ? await answer.json().catch(() => null) : null;
        const { aud, azp = clientId, sub } = (info ?? {}) as { aud?: unknown; azp?: unknown; sub?: unknown };
        // Rejects a token that was issued to another application. ASVS 10.3.1.
        if (aud !== clientId || azp !== clientId || typeof sub !== "string") return identityRefused("not-issued-to-us");
        return identityOf(await fetchUserInfo(await connection.described(), accessToken, sub));
      }),
  };
}
