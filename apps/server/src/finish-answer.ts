import type { HttpBindings } from "@hono/node-server";
import type { Context, Next } from "hono";
import { compressAnswer } from "./compress-answer.ts";
import { createNonce, OWN_SOURCES, type PageSources, securityHeaders } from "./security-headers.ts";

/** What is known of a request to the site: its connection, and what the policy of its answer allows. */
export type SiteEnv = {
  Bindings: HttpBindings;
  Variables: { nonce: string; sources: PageSources; isBusy?: true };
};

/**
 * Security headers for every answer; a room that has a stricter one of its own keeps it. A page's policy allows what
 * the page asked for. Then compression, where it is worth it.
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

/** Calls bring their own security headers, which are stricter. What is left is compression, and what holds for https alone. */
export async function finishCall(c: Context<SiteEnv>, next: Next): Promise<void> {
  await next();
  if (!asksOverHttps(c)) c.res.headers.delete("strict-transport-security");
  await compress(c);
}

async function compress(c: Context<SiteEnv>): Promise<void> {
  const compressed = await compressAnswer(c.req.raw, c.res);
  if (compressed === c.res) return;
  // Hono carries headers over from the answer that is replaced, which would undo the change of some.
  c.res = undefined;
  c.res = compressed;
}

/** Whether the visitor asks over https, with or without a proxy in between that ends it. */
export function asksOverHttps(c: Context<SiteEnv>): boolean {
  return c.req.url.startsWith("https:");
}
