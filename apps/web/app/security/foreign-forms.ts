import { askingSite } from "@comptoir/contract";
import { data, type MiddlewareFunction } from "react-router";
import { type SiteServices, servicesContext } from "../load-context.ts";

/**
 * Refuses cross-site requests (CSRF) with 403. Only our own pages post to the site's actions, so that a
 * request without an origin is refused, too. promises#promise-38.
 */
export const refuseForeignForms: MiddlewareFunction<Response> = ({ request, context }, next) => {
  if (askingSite(request) === "ours" || isPostedReturn(request, context.get(servicesContext))) return next();
  context.get(servicesContext).noteForeignForm?.();
  throw data(null, { status: 403 });
};

/**
 * Whether a form is the return of a sign-in that Apple posts, from Apple's own page to its one address here. What it says is checked
 * against the cookie of the browser that began it. people#posted-return.
 */
function isPostedReturn({ method, url, headers }: Request, { postedReturnsFrom = null }: SiteServices): boolean {
  if (method !== "POST" || new URL(url).pathname !== "/login/apple") return false;
  return postedReturnsFrom !== null && headers.get("origin") === postedReturnsFrom;
}

/** A path of this site to go back to, from a form or a link; the site's root when it would lead elsewhere, also once a browser has resolved it. */
export function safeReturnPath(path: string | null): string {
  if (path === null || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path)) return "/";
  const { origin, pathname } = new URL(path, SOMEWHERE);
  return origin === SOMEWHERE && !pathname.startsWith("//") ? path : "/";
}
const SOMEWHERE = "https://comptoir.invalid";
