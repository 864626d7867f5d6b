import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, request as send } from "node:http";
import { duplexPair } from "node:stream";
import type { SocialProvider } from "@comptoir/contract";
import { isRefused } from "@comptoir/ordering";
import { ClientSecretPost } from "openid-client";
import { openIdProvider } from "../openid-provider.ts";
import type { IdentityProvider, IdentityProviders } from "../port.ts";

/** Path of the sandbox provider in the browser. */
export const SANDBOX_IDENTITY_PATH = "/sandbox-gateway/identity";
/**
 * Issuer of the provider. This host does not exist: the server calls the provider in process, and the browser
 * uses the site's own origin.
 */
const ORIGIN = "http://identity.sandbox.invalid";
const ISSUER = `${ORIGIN}${SANDBOX_IDENTITY_PATH}`;

/** The sandbox identity provider. It replaces all three providers and accepts any identity. Decision 038. */
export type SandboxIdentity = {
  readonly providers: IdentityProviders;
  /** Answers a browser's request, and rewrites redirects to the request's origin. */
  readonly answer: (request: Request) => Promise<Response>;
};

/** Opens the provider. Its modules are lazy-loaded at the first sign-in. */
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

/** Calls a Node request listener without a port, so that other programs on the machine cannot reach it. */
function askInProcess(open: () => Promise<RequestListener>): (request: Request) => Promise<Response> {
  let opening: Promise<RequestListener> | undefined;
  return async (request) => {
    opening ??= open();
    const listener = await opening;
    const server = createServer({ keepAlive: false }, listener);
    const [near, far] = duplexPair();
    server.emit("connection", far);
    const { pathname, search, host } = new URL(request.url);
    const headers = { ...Object.fromEntries(request.headers), host, connection: "close" };
    const outgoing = send({ createConnection: () => near, method: request.method, path: pathname + search, headers });
    outgoing.end(Buffer.from(await request.arrayBuffer()));
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    const body = Buffer.concat(await incoming.toArray());
    const answered = new Headers();
    for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
      for (const value of values) answered.append(name, value);
    }
    for (const name of ["connection", "content-length", "transfer-encoding", "keep-alive"]) answered.delete(name);
    return new Response(body.length > 0 ? body : null, { status: incoming.statusCode ?? 502, headers: answered });
  };
}
