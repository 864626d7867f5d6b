import { importPKCS8, SignJWT } from "jose";
import { type ClientAuth, ClientSecretPost } from "openid-client";
import { openIdProvider } from "./openid-provider.ts";
import type { IdentityProvider } from "./port.ts";

/**
 * An Apple services id, with its team's key as PKCS #8. `issuer`: another provider's URL, for development and
 * tests. operations#social-login.
 */
export type AppleSettings = {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  readonly privateKey: string;
  readonly issuer: string | null;
};

const ISSUER = "https://appleid.apple.com";

/**
 * Creates "Sign in with Apple": OpenID Connect, with a client secret that is signed for each request. Apple
 * posts its answer as a form. api#login-social.
 */
export function apple(settings: AppleSettings): IdentityProvider {
  return openIdProvider({
    issuer: settings.issuer ?? ISSUER,
    origins: [],
    clientId: settings.clientId,
    clientAuth: signedSecret(settings),
    scope: "openid email name",
    postsReturn: true,
  });
}

function signedSecret({ clientId, teamId, keyId, privateKey, issuer }: AppleSettings): ClientAuth {
  return (async (server, client, body, headers) => {
    const secret = await new SignJWT()
      .setProtectedHeader({ alg: "ES256", kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer ?? ISSUER)
      .setIssuedAt()
      .setExpirationTime("5 minutes")
      .sign(await importPKCS8(privateKey, "ES256"));
    ClientSecretPost(secret)(server, client, body, headers);
    // `openid-client` awaits the promise, although its type `ClientAuth` does not say so.
  }) as ClientAuth;
}
