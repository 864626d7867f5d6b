import { askingSite } from "@comptoir/contract";
import { data, type MiddlewareFunction } from "react-router";
import { type SiteServices, servicesContext } from "../load-context.ts";

/**
 * Refuses cross-site form posts (CSRF) with 403. A post without an origin is refused too, because the site's
 * own pages always send one. promises#promise-38.
 */
export const refuseForeignForms: MiddlewareFunction<Response> = ({ request, context }, next) => {
  if (askingSite(request) === "ours" || isPostedReturn(request, context.get(servicesContext))) return next();
  context.get(servicesContext).noteForeignForm?.();
  throw data(null, { status: 403 });
};

/**
 * Returns whether a form is Apple's sign-in response, posted from Apple's origin to `/login/apple`. The sign-in
 * checks it against the cookie of the browser that started it. people#posted-return.
 */
function isPostedReturn({ method, url, headers }: Request, { postedReturnsFrom = null }: SiteServices): boolean {
  if (method !== "POST" || new URL(url).pathname !== "/login/apple") return false;
  return postedReturnsFrom !== null && headers.get("origin") === postedReturnsFrom;
}

/** Returns `path`, or `/` if a browser would resolve `path` to another site. */
export function safeReturnPath(path: string | null): string {
  if (path === null || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path)) return "/";
  const { origin, pathname } = new URL(path, SOMEWHERE);
  return origin === SOMEWHERE && !pathname.startsWith("//") ? path : "/";
}
const SOMEWHERE = "https://comptoir.invalid";
