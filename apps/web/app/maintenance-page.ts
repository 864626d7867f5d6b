import { type Locale, m } from "@comptoir/messages";
import { answerBarePage } from "./bare-page.ts";
import { chooseLocale, localeSourcesOf } from "./locale/locale-middleware.ts";
import { wordKept } from "./unavailable-words.ts";

/** Orders' pages stay available during maintenance. */
const ORDER_PAGE = /^\/[^/]+\/orders\/[^/]+$/;

export type MaintenanceNotice = { readonly words: string; readonly retryAfterSeconds: number };

/**
 * Returns the 503 maintenance page for every page but an order's; null outside a maintenance window. A data
 * request gets an empty 503, and its screen shows the error. operations#maintenance.
 */
export function answerMaintenance(
  request: Request,
  cspNonce: string,
  noticeIn: (locale: Locale) => MaintenanceNotice | null,
): Response | null {
  const locale = chooseLocale(localeSourcesOf(request));
  const notice = noticeIn(locale);
  const { pathname } = new URL(request.url);
  if (notice === null || ORDER_PAGE.test(pathname.replace(/\.data$/, ""))) return null;
  const headers = {
    "retry-after": String(notice.retryAfterSeconds),
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  };
  if (pathname.endsWith(".data")) return new Response(null, { status: 503, headers });
  const texts = [notice.words, wordKept(pathname, locale)];
  const page = answerBarePage(request, cspNonce, { locale, heading: m.maintenance_heading({}, { locale }), texts });
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}
