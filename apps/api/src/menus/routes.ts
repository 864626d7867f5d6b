import { getMenuData } from "@comptoir/contract";
import type { ApiApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../middleware/refuse.ts";
import { chooseEncoding, menuAnswer } from "./menu-answers.ts";

/** A browser keeps the menu and asks each time whether it still holds, which costs no more than a 304. */
const CACHE_CONTROL = "public, max-age=0, must-revalidate";

/** `GET /menu/{slug}/data.json`. Spec 7, Menu data; Rules, section 1. */
export function mountMenus(app: ApiApp, { venues }: Deps): void {
  app.openapi(getMenuData, async (c): Promise<Response> => {
    const venue = await venues.bySlug(c.req.valid("param").slug);
    if (!venue) return refuse(c, "restaurantUnknown");
    const answer = await menuAnswer(venue, chooseEncoding(c.req.header("accept-encoding")));
    const headers = { etag: answer.etag, "cache-control": CACHE_CONTROL, vary: "accept-encoding" };
    if (namesTag(c.req.header("if-none-match"), answer.etag)) return c.body(null, 304, headers);
    return c.body(answer.bytes, 200, {
      ...headers,
      "content-type": "application/json; charset=utf-8",
      ...(answer.encoding === "identity" ? {} : { "content-encoding": answer.encoding }),
    });
  });
}

function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const tags = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.includes(etag) || tags.includes("*");
}
