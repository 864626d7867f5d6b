import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { createLoadContext, type SiteHouse } from "./load-context.ts";

const answer = createRequestHandler(build, import.meta.env.MODE);

/** Answers one request for a page of the site, or for the data of one. What the server mounts. */
export function handleSiteRequest(request: Request, house: SiteHouse): Promise<Response> {
  return answer(request, createLoadContext(house));
}
