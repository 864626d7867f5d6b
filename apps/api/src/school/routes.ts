import { contract } from "@comptoir/contract";
import { dateRangeOf, isRefused } from "@comptoir/ordering";
import { namesTag } from "../menus/menu-answers.ts";
import type { ApiApp } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import { type VenueDeps, venueHeader } from "../venues/venue-header.ts";
import { rotationalMenus } from "./rotational-menus.ts";

/** A browser keeps the week and asks each time whether it still holds, which costs no more than a 304. */
const CACHE_CONTROL = "private, max-age=0, must-revalidate";

/** The call of the school room. api#rotational-menus. */
export function mountSchool(app: ApiApp, deps: VenueDeps): void {
  const { getRotationalMenus } = contract.school;
  app.use(getRotationalMenus.path, venueHeader(deps));
  app.openapi(getRotationalMenus, (c): Response => {
    const { venue, locale } = c.var;
    const { start_date, end_date, ordering_menus } = c.req.valid("query");
    if (!venue.ordering.k12) return refuse(c, "orderTypeNotOffered");
    const range = dateRangeOf(start_date, end_date);
    if (isRefused(range)) return refuse(c, "noDateRange");
    const answer = rotationalMenus(venue, { ...range, locale, withDishes: ordering_menus !== "false" });
    c.header("etag", answer.etag);
    c.header("cache-control", CACHE_CONTROL);
    c.header("vary", "x-locale, x-restaurant-id");
    if (namesTag(c.req.header("if-none-match"), answer.etag)) return c.body(null, 304);
    return c.body(answer.text, 200, { "content-type": "application/json; charset=utf-8" });
  });
}
