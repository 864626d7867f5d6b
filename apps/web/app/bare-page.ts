import { m } from "@comptoir/messages";
import type { Locale } from "@comptoir/ordering";

/** The default theme, light or dark by `prefers-color-scheme`, without web fonts. */
const STYLE =
  "html{background:#faf7f2;color:#1d1916}body{font:1.125rem/1.5 Inter,system-ui,sans-serif;max-width:32rem;margin:18vh auto;padding:0 1.5rem}" +
  "h1{font:600 2.25rem/1.15 Fraunces,Georgia,serif}a{background:#a63d24;border-radius:10px;color:#fff;display:inline-block;font-weight:600;padding:.7rem 1.25rem;text-decoration:none}" +
  "@media(prefers-color-scheme:dark){html{background:#171412;color:#f4eee6}a{background:#b5513a}}";

/** The content of a static error page, which is sent without React rendering. */
export type BarePage = { readonly locale: Locale; readonly heading: string; readonly texts: readonly string[] };

/** Answers 503 with a plain, `noindex` page whose "try again" link repeats the request. screens#indexed. */
export function answerBarePage({ url }: Request, cspNonce: string, { locale, heading, texts }: BarePage): Response {
  const { pathname, search } = new URL(url);
  const words = texts.map((text) => `<p>${text}</p>`).join("");
  const page = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${heading}</title><style nonce="${cspNonce}">${STYLE}</style></head><body><main><h1>${heading}</h1>${words}<p><a href="${escapeAttribute(pathname + search)}">${m.site_try_again({}, { locale })}</a></p></main></body></html>`;
  const headers = { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" };
  return new Response(page, { status: 503, headers });
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
