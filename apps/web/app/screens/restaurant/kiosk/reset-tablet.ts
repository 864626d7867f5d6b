import { m } from "@comptoir/messages";
import type { LoaderFunctionArgs } from "react-router";
import { QUEUE_NAME } from "../../../browser-storage.ts";
import { localeContext, servicesContext } from "../../../load-context.ts";
import { STORAGE_PREFIX } from "../../../person/forget-person.ts";
import { signOut } from "../../../person/sign-out.ts";
import { PERSON_NAME } from "../../../session/page-half.ts";

/**
 * Answers the link that opens a venue's own tablet: clears the previous guest's cookies and storage, then
 * goes on to the page itself. Null for every other request. people#kiosk.
 */
export async function resetTablet({
  request,
  url,
  context,
}: Pick<LoaderFunctionArgs, "request" | "url" | "context">): Promise<Response | null> {
  if (!isTabletOpened(request, url)) return null;
  const headers = await signOut({ request, context });
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("cache-control", "no-store");
  const query = new URLSearchParams(url.search);
  query.set("kiosk", "true");
  // A serialized query contains no quotes and no angle brackets, so it is safe in the attribute and in the script.
  const next = `?${query}`;
  const { cspNonce } = context.get(servicesContext);
  const locale = context.get(localeContext);
  const page = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${m.site_name({}, { locale })}</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><noscript><meta http-equiv="refresh" content="0;url=${next.replaceAll("&", "&amp;")}"></noscript></head><body><script nonce="${cspNonce}">${FORGET}location.replace(${JSON.stringify(next)})</script></body></html>`;
  return new Response(page, { headers });
}

/**
 * Returns whether an external link or a bookmark opens the tablet. A reload and navigation within our pages keep the
 * guest.
 */
function isTabletOpened(request: Request, url: URL): boolean {
  const asksForDataAlone = new URL(request.url).pathname !== url.pathname;
  if (request.method !== "GET" || asksForDataAlone) return false;
  return url.searchParams.get("kiosk") !== "true" || request.headers.get("sec-fetch-site") === "none";
}

/**
 * `forgetPerson` as an inline script, which runs before any other script can read the storage. Each storage has its
 * own `try`, because a browser may deny access to it.
 */
const FORGET = `for(const place of["localStorage","sessionStorage"])try{const kept=self[place];for(const name of Object.keys(kept))if(name===${JSON.stringify(PERSON_NAME)}||name.startsWith(${JSON.stringify(STORAGE_PREFIX)}))kept.removeItem(name)}catch{}try{indexedDB.deleteDatabase(${JSON.stringify(QUEUE_NAME)})}catch{}`;
