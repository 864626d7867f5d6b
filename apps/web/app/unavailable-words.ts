import { type Locale, m } from "@comptoir/messages";

/** Whether a page is for the restaurant's staff, who have no cart and no account of a guest. */
export function isStaffPage(pathname: string): boolean {
  return /^\/staff(?:\/|$)/.test(pathname);
}

/** Says on a page that the server is overloaded or unreachable, and what is kept. In the page's language if none is given. */
export function wordUnavailable(pathname: string, locale?: Locale): string {
  const words = isStaffPage(pathname) ? m.error_page_unavailable_staff : m.error_page_unavailable_text;
  return words({}, locale ? { locale } : {});
}

/** Says on a page what is kept during maintenance. operations#maintenance. */
export function wordKept(pathname: string, locale: Locale): string {
  const words = isStaffPage(pathname) ? m.maintenance_kept_staff : m.maintenance_kept;
  return words({}, { locale });
}
