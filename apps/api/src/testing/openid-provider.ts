import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import Provider from "oidc-provider";
import { afterAll } from "vitest";

export type AtProvider = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly given_name?: string;
  readonly family_name?: string;
};

/** A real OpenID provider with two clients: ours and another application's. */
export type TestProvider = {
  readonly issuer: string;
  readonly provider: Provider;
  /** Sets the person who signs in. */
  readonly is: (person: AtProvider) => void;
  /** Signs in at the provider's page; returns the redirect URL. */
  readonly visit: (url: string) => Promise<URL>;
  readonly sign: (claims: object, key?: CryptoKey) => Promise<string>;
};

export const OURS = { clientId: "comptoir", clientSecret: "a-secret-of-the-client" } as const;
export const ANOTHERS = "another-application";
export const RETURN_TO = "http://comptoir.test/login/google";
const RETURNS = [RETURN_TO, "http://comptoir.test/login/apple"];

/**
 * Opens a provider; closed after the file's last test. A code expires after `codeSeconds()`. `isSecret`
 * replaces the check of the client secret.
 */
export async function openTestProvider(
  codeSeconds: () => number = () => 60,
  isSecret?: (secret: string, issuer: string) => Promise<boolean>,
): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: "key", alg: "RS256", use: "sig" };
  const people = new Map<string, AtProvider>();
  let present = "";

  const client = {
    client_secret: OURS.clientSecret,
    redirect_uris: RETURNS,
    token_endpoint_auth_method: "client_secret_post" as const,
  };
  const provider = new Provider(issuer, {
    clients: [OURS.clientId, ANOTHERS].map((client_id) => ({ ...client, client_id })),
    jwks: { keys: [jwk] },
    cookies: { keys: ["a-key-of-cookies"] },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name"],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    ttl: {
      AuthorizationCode: () => codeSeconds(),
      AccessToken: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
      Grant: 600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: async () => ({ ...people.get(accountId), sub: accountId }) }),
  });
  if (isSecret) {
    const { prototype } = provider.Client as unknown as { prototype: { compareClientSecret: unknown } };
    prototype.compareClientSecret = (secret: string) => isSecret(secret, issuer);
  }
  provider.use(async (ctx, next) => {
    if (ctx.path === "/tokeninfo") {
      const token = await provider.AccessToken.find(ctx.get("authorization").replace("Bearer ", ""));
      ctx.status = token ? 200 : 400;
      ctx.body = token ? { aud: token.clientId, sub: token.accountId } : { error: "invalid_token" };
      return;
    }
    if (!ctx.path.startsWith("/interaction/")) return next();
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    const grant = new provider.Grant({ accountId: present, clientId: String(params.client_id) });
    grant.addOIDCScope("openid email profile");
    const result = { login: { accountId: present }, consent: { grantId: await grant.save() } };
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
  });
  server.on("request", provider.callback());
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  return {
    issuer,
    provider,
    is: (person) => {
      people.set(person.sub, person);
      present = person.sub;
    },
    visit: (url) => visit(issuer, url),
    sign: (claims, key = privateKey) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: "RS256", kid: "key" }).sign(key),
  };
}

/** Follows redirects like a new browser, until one leads to another origin or a page posts a form there. */
async function visit(issuer: string, begin: string): Promise<URL> {
  const jar = new Map<string, string>();
  let url = new URL(begin);
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location === null) {
      const page = await answer.text();
      const posted = readPostedForm(page);
      if (posted) return posted;
      throw new Error(`The provider answered ${answer.status}: ${page}`);
    }
    url = new URL(location, url);
    if (url.origin !== issuer) return url;
  }
  throw new Error("The provider redirects in a loop.");
}

/** Parses a form that posts itself; returns its target with the fields as parameters. */
function readPostedForm(page: string): URL | null {
  const [, action] = /<form method="post" action="([^"]+)"/.exec(page) ?? [];
  if (action === undefined) return null;
  const url = new URL(action);
  for (const [, name = "", value = ""] of page.matchAll(/name="([^"]+)" value="([^"]*)"/g)) {
    url.searchParams.set(name, value.replaceAll("&amp;", "&"));
  }
  return url;
}
