import type { HttpBindings } from "@hono/node-server";
import type { Context, Next } from "hono";
import { compressAnswer } from "./compress-answer.ts";
import { createNonce, OWN_SOURCES, type PageSources, securityHeaders } from "./security-headers.ts";

/** Context of a request to the site: its connection, CSP nonce and allowed sources. */
export type SiteEnv = {
  Bindings: HttpBindings;
  Variables: { nonce: string; sources: PageSources; isBusy?: true };
};

/**
 * Sets security headers, unless a handler has set stricter ones, and compresses the answer. A page's policy
 * allows the sources that the page requested.
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

/**
 * Finishes an API answer, which has stricter security headers of its own: drops HSTS over plain HTTP, and
 * compresses.
 */
export async function finishCall(c: Context<SiteEnv>, next: Next): Promise<void> {
  await next();
  if (!asksOverHttps(c)) c.res.headers.delete("strict-transport-security");
  await compress(c);
}

async function compress(c: Context<SiteEnv>): Promise<void> {
  const compressed = await compressAnswer(c.req.raw, c.res);
  if (compressed === c.res) return;
  // Hono merges the old answer's headers into a replacement, so clear it first.
  c.res = undefined;
  c.res = compressed;
}

/** Tells whether the visitor uses https, directly or through a proxy that terminates TLS. */
export function asksOverHttps(c: Context<SiteEnv>): boolean {
  return c.req.url.startsWith("https:");
}
