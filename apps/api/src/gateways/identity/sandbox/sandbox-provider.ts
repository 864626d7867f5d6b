import { createHash, randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import type { SocialProvider } from "@comptoir/contract";
import { parseLocale } from "@comptoir/messages";
import { exportJWK, generateKeyPair } from "jose";
import Provider from "oidc-provider";
import { consentPage, type SandboxPerson } from "./consent-page.ts";

export type SandboxProviderParts = {
  readonly issuer: string;
  readonly mountedAt: string;
  readonly clientSecret: string;
};

const CLIENTS = ["google", "apple", "facebook"] as const satisfies SocialProvider[];
const FORM_BYTES_MAX = 4_000;
const TTL_SECONDS = 600;

/**
 * Creates an OpenID provider for development, with its state in memory. Its only page lets the visitor choose
 * an identity.
 */
export async function createSandboxProvider({
  issuer,
  mountedAt,
  clientSecret,
}: SandboxProviderParts): Promise<RequestListener> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const people = new Map<string, SandboxPerson>();
  const provider = new Provider(issuer, {
    clients: CLIENTS.map((client_id) => ({
      client_id,
      client_secret: clientSecret,
      redirect_uris: [`http://localhost/login/${client_id}`],
      token_endpoint_auth_method: "client_secret_post" as const,
    })),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid: "sandbox", alg: "RS256", use: "sig" }] },
    cookies: { keys: [randomBytes(32).toString("base64url")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    conformIdTokenClaims: false,
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 60,
      IdToken: 60,
      Interaction: TTL_SECONDS,
      Session: TTL_SECONDS,
      Grant: TTL_SECONDS,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `${mountedAt}/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ ...claimsOf(people.get(accountId)), sub: accountId }),
    }),
  });
  // The browser's origin is unknown here, so only the path is checked. The routes reject redirects to other
  // origins.
  const { prototype } = provider.Client as unknown as { prototype: { redirectUriAllowed: unknown } };
  prototype.redirectUriAllowed = function (this: { clientId: string }, uri: string) {
    return URL.parse(uri)?.pathname === `/login/${this.clientId}`;
  };
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith("/interaction/")) return next();
    const { params } = await provider.interactionDetails(ctx.req, ctx.res);
    const client = CLIENTS.find((type) => type === params.client_id) ?? "google";
    if (ctx.method !== "POST") {
      ctx.type = "html";
      ctx.body = consentPage({
        client,
        action: ctx.path,
        locale: parseLocale(ctx.get("x-locale")) ?? "en-CA",
        mountedAt,
      });
      return;
    }
    const form = new URLSearchParams(
      Buffer.concat(await ctx.req.toArray())
        .toString()
        .slice(0, FORM_BYTES_MAX),
    );
    if (form.get("decision") !== "continue") {
      const refusal = { error: "access_denied", error_description: "The person went back." };
      return ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, refusal));
    }
    const person = readPerson(form);
    // At one simulated provider (`client`), an email address always has the same account id.
    const accountId = `sandbox-${createHash("sha256").update(`${client} ${person.email.toLowerCase()}`).digest("hex").slice(0, 24)}`;
    people.set(accountId, person);
    const grant = new provider.Grant({ accountId, clientId: client });
    grant.addOIDCScope("openid email profile");
    const result = { login: { accountId }, consent: { grantId: await grant.save() } };
    return ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
  });
  const listener = provider.callback();
  return (request, response) => {
    const { url = "/" } = request;
    Object.assign(request, { originalUrl: url, url: url.slice(mountedAt.length) || "/" });
    return listener(request, response);
  };
}

function readPerson(form: URLSearchParams): SandboxPerson {
  const text = (name: string) => (form.get(name) ?? "").trim().slice(0, 254);
  return {
    email: text("email"),
    firstName: text("firstName"),
    lastName: text("lastName"),
    isVerified: form.has("isVerified"),
  };
}

function claimsOf(person: SandboxPerson | undefined) {
  if (!person) return {};
  const { email, isVerified, firstName, lastName } = person;
  return { email, email_verified: isVerified, given_name: firstName, family_name: lastName };
}
