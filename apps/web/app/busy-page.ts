import { m } from "@comptoir/messages";
import { answerBarePage } from "./bare-page.ts";
import { chooseLocale, localeSourcesOf } from "./locale/locale-middleware.ts";
import { wordUnavailable } from "./unavailable-words.ts";

/**
 * Answers 503 while the server is overloaded: a static page with a link to try again. A data request gets an
 * empty 503, and its screen shows the error.
 */
export function answerBusy(request: Request, cspNonce: string): Response {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith(".data")) return new Response(null, { status: 503, headers: { "x-robots-tag": "noindex" } });
  const locale = chooseLocale(localeSourcesOf(request));
  const heading = m.error_page_unavailable_heading({}, { locale });
  return answerBarePage(request, cspNonce, { locale, heading, texts: [wordUnavailable(pathname, locale)] });
}
