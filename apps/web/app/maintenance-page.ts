import { type Locale, m } from "@comptoir/messages";
import { answerBarePage } from "./bare-page.ts";
import { chooseLocale, localeSourcesOf } from "./locale/locale-middleware.ts";

/** The page of an order, which can be looked at all the time. */
const ORDER_PAGE = /^\/[^/]+\/orders\/[^/]+$/;

/** That the product is away, in a language, and when to come back; null while it is there. */
export type MaintenanceNotice = { readonly words: string; readonly retryAfterSeconds: number };

/**
 * The page that stands in the place of every other but an order's in a maintenance window; null outside of one. A screen that asks for
 * its data says in its own way that it cannot be had. operations#maintenance.
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
  const texts = [notice.words, m.maintenance_kept({}, { locale })];
  const page = answerBarePage(request, cspNonce, { locale, heading: m.maintenance_heading({}, { locale }), texts });
  for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
  return page;
}
