import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { createLoadContext, type SiteServices } from "./load-context.ts";

export { answerBusy } from "./busy-page.ts";

const answer = createRequestHandler(build, import.meta.env.MODE);

/** Answers one request for a page of the site, or for the data of one. What the server mounts. */
export function handleSiteRequest(request: Request, services: SiteServices): Promise<Response> {
  return answer(request, createLoadContext(services));
}
