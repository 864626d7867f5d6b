import { m } from "@comptoir/messages";
import { chooseLocale, LOCALE_COOKIE } from "./locale/locale-middleware.ts";

const STYLE = "body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem}";

/**
 * What is answered when more pages are asked for than can be made: one that costs nothing to make, in the
 * visitor's language, from which they ask again. A screen that asks for its data says the same in its own way.
 */
export function answerBusy(request: Request, cspNonce: string): Response {
  const { pathname, search } = new URL(request.url);
  if (pathname.endsWith(".data")) return new Response(null, { status: 503 });
  const locale = chooseLocale({
    cookie: new RegExp(`(?:^|; )${LOCALE_COOKIE}=([^;]*)`).exec(request.headers.get("cookie") ?? "")?.[1],
    acceptLanguage: request.headers.get("accept-language"),
  });
  const heading = m.error_page_unavailable_heading({}, { locale });
  const page = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${heading}</title><style nonce="${cspNonce}">${STYLE}</style></head><body><main><h1>${heading}</h1><p>${m.error_page_unavailable_text({}, { locale })}</p><p><a href="${escapeAttribute(pathname + search)}">${m.site_try_again({}, { locale })}</a></p></main></body></html>`;
  return new Response(page, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
