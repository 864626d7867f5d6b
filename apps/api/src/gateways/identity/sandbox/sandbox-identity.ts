import { randomBytes } from "node:crypto";
import type { SocialProvider } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import { ClientSecretPost } from "openid-client";
import { openIdProvider } from "../openid-provider.ts";
import type { IdentityProvider, IdentityProviders } from "../port.ts";
import { askInProcess } from "./ask-in-process.ts";

/** Where the browser finds the sandbox's provider, beside the sandbox for cards. */
export const SANDBOX_IDENTITY_PATH = "/sandbox-gateway/identity";
/** What the provider calls itself. No such host exists: it is asked in this process, and by the browser at the site's own address. */
const ORIGIN = "http://identity.sandbox.invalid";
const ISSUER = `${ORIGIN}${SANDBOX_IDENTITY_PATH}`;

/** A provider for whoever tries the product: it stands for all three, asks who one wants to be, and believes it. Decision 038. */
export type SandboxIdentity = {
  readonly providers: IdentityProviders;
  /** Answers what a browser asks of it, at whatever address of this machine. */
  readonly answer: (request: Request) => Promise<Response>;
};

/** Opens it; nothing of it is loaded before somebody signs in with it. */
export function openSandboxIdentity(): SandboxIdentity {
  const clientSecret = randomBytes(32).toString("base64url");
  const ask = askInProcess(async () => {
    const { createSandboxProvider } = await import("./sandbox-provider.ts");
    return createSandboxProvider({ issuer: ISSUER, mountedAt: SANDBOX_IDENTITY_PATH, clientSecret });
  });
  const client = (type: SocialProvider): IdentityProvider => {
    const provider = openIdProvider({
      issuer: ISSUER,
      origins: [],
      clientId: type,
      clientAuth: ClientSecretPost(clientSecret),
      scope: "openid email profile",
      postsReturn: type === "apple",
      send: (url, init) => ask(new Request(url, init)),
    });
    return {
      ...provider,
      postsFrom: null,
      begin: async (checks) => {
        const begun = await provider.begin(checks);
        return isRefused(begun) ? begun : { url: begun.url.replace(ORIGIN, new URL(checks.redirectUri).origin) };
      },
    };
  };
  return {
    providers: { google: client("google"), apple: client("apple"), facebook: client("facebook") },
    answer: async (request) => {
      const { pathname, search, origin } = new URL(request.url);
      const answer = await ask(new Request(`${ORIGIN}${pathname}${search}`, request));
      const headers = new Headers(answer.headers);
      const location = headers.get("location")?.replace(ORIGIN, origin);
      if (location !== undefined) headers.set("location", location);
      return new Response(answer.body, { status: answer.status, headers });
    },
  };
}
