import type { HttpBindings } from "@hono/node-server";
import type { Context, Next } from "hono";
import { compressAnswer } from "./compress-answer.ts";
import { createNonce, OWN_SOURCES, type PageSources, securityHeaders } from "./security-headers.ts";

export type SiteEnv = {
  Bindings: HttpBindings;
  Variables: { nonce: string; sources: PageSources; isBusy?: true };
};

/**
 * Sets security headers, unless a handler set stricter ones, and compresses the answer. The CSP allows the
 * sources that the page requested.
 */
export async function finishAnswer(c: Context<SiteEnv>, next: Next): Promise<void> {
  const nonce = createNonce();
  c.set("nonce", nonce);
  c.set("sources", OWN_SOURCES);
  await next();
  const { headers } = c.res;
  const secured = securityHeaders({ nonce, isHttps: asksOverHttps(c), sources: c.get("sources") });
  for (const [name, value] of Object.entries(secured)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  await compress(c);
}

/** Finishes an API answer, which has its own security headers: drops HSTS over plain HTTP, and compresses. */
export async function finishCall(c: Context<SiteEnv>, next: Next): Promise<void> {
  await next();
  if (!asksOverHttps(c)) c.res.headers.delete("strict-transport-security");
  await compress(c);
}

async function compress(c: Context<SiteEnv>): Promise<void> {
  const compressed = await compressAnswer(c.req.raw, c.res);
  if (compressed === c.res) return;
  // Hono would merge the old answer's headers into the new one, so it is cleared first.
  c.res = undefined;
  c.res = compressed;
}

/** Tells whether the visitor uses https, also through a proxy that terminates TLS. */
export function asksOverHttps(c: Context<SiteEnv>): boolean {
  return c.req.url.startsWith("https:");
}
