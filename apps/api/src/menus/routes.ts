import { getMenuData } from "@comptoir/contract";
import type { ApiApp } from "../middleware/api-env.ts";
import { refuse } from "../middleware/refuse.ts";
import type { VenueDeps } from "../venues/venue-header.ts";
import { chooseEncoding, menuAnswer, namesTag } from "./menu-answers.ts";

/** `GET /menu/{slug}/data.json`. api#data-json. */
export function mountMenus(app: ApiApp, { venues }: VenueDeps): void {
  app.openapi(getMenuData, async (c): Promise<Response> => {
    const venue = await venues.bySlug(c.req.valid("param").slug);
    if (!venue) return refuse(c, "restaurantUnknown");
    const answer = await menuAnswer(venue, chooseEncoding(c.req.header("accept-encoding")));
    c.set("hasAllHeaders", true);
    const isKnown = namesTag(c.req.header("if-none-match"), answer.etag);
    const headers = { ...(isKnown ? answer.tagHeaders : answer.headers), "x-request-id": c.var.requestId };
    return new Response(isKnown ? null : answer.bytes, { status: isKnown ? 304 : 200, headers });
  });
}
