import { data, type MiddlewareFunction } from "react-router";
import { isFromOurOwnPages } from "./same-origin.ts";

/** Refuses, with 403, what another site's page would have a visitor's browser do here. */
export const refuseForeignForms: MiddlewareFunction<Response> = ({ request }, next) => {
  if (!isFromOurOwnPages(request)) throw data(null, { status: 403 });
  return next();
};
