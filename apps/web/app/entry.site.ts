import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { createLoadContext, type SiteServices } from "./load-context.ts";
import { readSharedPage as readSharedPageBeside, type SharedPage } from "./shared-page.ts";

export { answerBusy } from "./busy-page.ts";
export { answerMaintenance } from "./maintenance-page.ts";

const answer = createRequestHandler(build, import.meta.env.MODE);

/**
 * Answers one request for a page of the site, or for the data of one. What the server mounts. An answer that does not say
 * for how long it may be kept is kept nowhere: data of pages and redirects are made for one visitor, and none is for search engines.
 * promises#promise-43, screens#indexed.
 */
export async function handleSiteRequest(request: Request, services: SiteServices): Promise<Response> {
  const response = await answer(request, createLoadContext(services));
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  if (!response.headers.get("content-type")?.startsWith("text/html")) response.headers.set("x-robots-tag", "noindex");
  return response;
}

/** The first parts of addresses that are screens of their own, and so no restaurant's. */
const ownPaths = new Set(
  Object.values(build.routes).flatMap((route) => route?.path?.split("/", 1)[0]?.toLowerCase() ?? []),
);

/** The shared page that a request asks for, if it asks for one: the server writes it once for all of its visitors. */
export function readSharedPage(request: Request): SharedPage | null {
  return readSharedPageBeside(request, ownPaths);
}
