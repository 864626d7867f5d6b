import { m } from "@comptoir/messages";
import { answerBarePage } from "./bare-page.ts";
import { chooseLocale, localeSourcesOf } from "./locale/locale-middleware.ts";

/**
 * What is answered when more pages are asked for than can be made: one that costs nothing to make, in the
 * visitor's language, from which they ask again. A screen that asks for its data says the same in its own way.
 */
export function answerBusy(request: Request, cspNonce: string): Response {
  if (new URL(request.url).pathname.endsWith(".data"))
    return new Response(null, { status: 503, headers: { "x-robots-tag": "noindex" } });
  const locale = chooseLocale(localeSourcesOf(request));
  const heading = m.error_page_unavailable_heading({}, { locale });
  return answerBarePage(request, cspNonce, { locale, heading, texts: [m.error_page_unavailable_text({}, { locale })] });
}
