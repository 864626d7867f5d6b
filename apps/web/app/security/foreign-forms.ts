import { askingSite } from "@comptoir/contract";
import { data, type MiddlewareFunction } from "react-router";
import { type SiteServices, servicesContext } from "../load-context.ts";

/**
 * Refuses cross-site form posts (CSRF) with 403. Only the site's own pages post to its actions, so a request
 * without an origin is refused too. promises#promise-38.
 */
export const refuseForeignForms: MiddlewareFunction<Response> = ({ request, context }, next) => {
  if (askingSite(request) === "ours" || isPostedReturn(request, context.get(servicesContext))) return next();
  context.get(servicesContext).noteForeignForm?.();
  throw data(null, { status: 403 });
};

/**
 * Returns whether a form is Apple's sign-in response, posted from Apple's origin to `/login/apple`. The sign-in
 * then validates it against the cookie of the browser that started it. people#posted-return.
 */
function isPostedReturn({ method, url, headers }: Request, { postedReturnsFrom = null }: SiteServices): boolean {
  if (method !== "POST" || new URL(url).pathname !== "/login/apple") return false;
  return postedReturnsFrom !== null && headers.get("origin") === postedReturnsFrom;
}

/**
 * Validates a return path from a form or a link. Returns `/` if a browser would resolve the path to another
 * site.
 */
export function safeReturnPath(path: string | null): string {
  if (path === null || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path)) return "/";
  const { origin, pathname } = new URL(path, SOMEWHERE);
  return origin === SOMEWHERE && !pathname.startsWith("//") ? path : "/";
}
const SOMEWHERE = "https://comptoir.invalid";
