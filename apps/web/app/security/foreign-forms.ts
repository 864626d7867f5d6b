import { askingSite } from "@comptoir/contract";
import { data, type MiddlewareFunction } from "react-router";
import { servicesContext } from "../load-context.ts";

/**
 * Refuses, with 403, what another site's page would have a visitor's browser do here. Nothing but our own pages posts to the
 * site's actions, so that whoever does not say where they come from is refused, too. promises#promise-38.
 */
export const refuseForeignForms: MiddlewareFunction<Response> = ({ request, context }, next) => {
  if (askingSite(request) === "ours") return next();
  context.get(servicesContext).noteForeignForm?.();
  throw data(null, { status: 403 });
};

/** A path of this site to go back to, from a form; the site's root when it would lead elsewhere. */
export function safeReturnPath(path: string | null): string {
  if (path === null || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path)) return "/";
  return path;
}
