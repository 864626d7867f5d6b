/** Methods that change nothing, so that it does not matter who sends them. */
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may change something: it reads only, or it comes from a page of this very site.
 *
 * A browser says where a form comes from in `Origin`, or at least in `Sec-Fetch-Site`; a request that says neither does
 * not come from a browser's form, and is refused too, since nothing but our own pages posts to the site's actions.
 */
export function isFromOurOwnPages(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const origin = request.headers.get("origin");
  if (origin !== null && URL.canParse(origin)) {
    const host = request.headers.get("host") ?? new URL(request.url).host;
    return new URL(origin).host === host;
  }
  return origin === null && request.headers.get("sec-fetch-site") === "same-origin";
}
