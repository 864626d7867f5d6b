import { createHash } from "node:crypto";
import { askingSite } from "@comptoir/contract";
import { parseLocale, preferredLocale } from "@comptoir/messages";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { onThisMachineAlone } from "../../../platform/middleware/this-machine.ts";
import { CONSENT_STYLE } from "./consent-page.ts";
import type { SandboxIdentity } from "./sandbox-identity.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const STYLE_HASH = hashOf(CONSENT_STYLE);

/**
 * Creates the pages of the sandbox identity provider. It accepts any identity, so it answers on this machine
 * only. It redirects only to this site, and keeps no session. operations#sandbox-identity.
 */
export function sandboxIdentityRoutes(identity: SandboxIdentity): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.use("*", onThisMachineAlone);
  routes.all("*", async (c) => {
    const { origin, searchParams } = new URL(c.req.url);
    const back = searchParams.get("redirect_uri");
    if (askingSite(c.req.raw) === "another" || (back !== null && URL.parse(back)?.origin !== origin))
      return c.notFound();
    const request = new Request(c.req.raw);
    request.headers.set(
      "x-locale",
      parseLocale(getCookie(c, "locale")) ?? preferredLocale(c.req.header("accept-language")) ?? "en-CA",
    );
    const answer = await identity.answer(request);
    const headers = new Headers();
    for (const [name, value] of answer.headers) if (KEPT.has(name)) headers.append(name, value);
    for (const cookie of answer.headers.getSetCookie())
      if (!cookie.startsWith("_session")) headers.append("set-cookie", cookie);
    const page = await answer.text();
    const [, script] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
    // With `no-referrer`, browsers send `Origin: null` with the form, which the same-site check rejects.
    headers.set("referrer-policy", "same-origin");
    headers.set(
      "content-security-policy",
      `default-src 'none'; style-src ${STYLE_HASH}; script-src ${script === undefined ? "'none'" : hashOf(script)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    return new Response(page === "" ? null : page, { status: answer.status, headers });
  });
  return routes;
}

const KEPT: ReadonlySet<string> = new Set(["location", "content-type", "cache-control"]);
