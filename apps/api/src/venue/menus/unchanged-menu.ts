import { getMenuData } from "@comptoir/contract";
import { type Observed, recordRequest, requestIdOf } from "../../platform/middleware/request-context.ts";
import type { VenueDeps } from "../venues/venue-header.ts";
import { chooseEncoding, madeAnswer, namesTag } from "./routes.ts";

export type AskedAgain = {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** Returns the headers of a 304 if the client has the current menu data; otherwise null. */
export type UnchangedMenu = (asked: AskedAgain) => Readonly<Record<string, string>> | null;

const DATA_PATH = /^(?:https?:\/\/[^/?#]*)?\/menu\/([^/?#%]+)\/data\.json(?:\?|$)/;

/**
 * Answers 304 for `data.json` from memory, before any rate limit. It does so only while change notifications
 * arrive, so that the cached menu is current. The request is logged like any other. api#data-json.
 */
export function openUnchangedMenu({ venues, ...deps }: VenueDeps & Observed): UnchangedMenu {
  const route = getMenuData.getRoutingPath();
  return ({ method, url, headers }) => {
    const ifNoneMatch = textOf(headers["if-none-match"]);
    if (method !== "GET" || ifNoneMatch === undefined || url === undefined) return null;
    const started = performance.now();
    const slug = DATA_PATH.exec(url)?.[1];
    const venue = slug === undefined ? null : venues.presentBySlug(slug);
    const answer = venue && madeAnswer(venue, chooseEncoding(textOf(headers["accept-encoding"])));
    if (!answer || !namesTag(ifNoneMatch, answer.etag)) return null;
    const requestId = requestIdOf(textOf(headers["x-request-id"]));
    recordRequest(deps, { requestId, method, route, status: 304, milliseconds: performance.now() - started });
    return { ...answer.tagHeaders, "x-request-id": requestId };
  };
}

function textOf(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" ? header : undefined;
}
