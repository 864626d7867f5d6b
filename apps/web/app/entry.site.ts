import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { keptDocs } from "./docs/read-docs.ts";
import { createLoadContext, type SiteServices } from "./load-context.ts";
import { readSharedPage as readSharedPageBeside, type SharedPage } from "./shared-page.ts";

export { answerBusy } from "./busy-page.ts";
export { answerMaintenance } from "./maintenance-page.ts";

const answer = createRequestHandler(build, import.meta.env.MODE);

/**
 * Answers a request for a page or a page's data. Answers without `cache-control` get `no-store`, because page
 * data and redirects are personal. Only pages may be indexed. promises#promise-43, screens#indexed.
 */
export async function handleSiteRequest(request: Request, services: SiteServices): Promise<Response> {
  const response = await answer(request, createLoadContext(services));
  if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
  if (!response.headers.get("content-type")?.startsWith("text/html")) response.headers.set("x-robots-tag", "noindex");
  return response;
}

const OF_DOCS = /^\/docs(?:[/.]|$)/i;

/**
 * Does the long work that a page needs once in the life of the process: `/docs` reads all documents. The server waits for
 * it before a request takes one of the few places for rendering, so that other pages are not delayed. screens#docs.
 */
export async function prepare(request: Request, docsRoot: string): Promise<void> {
  // If they cannot be read, the page's own loader fails and is logged.
  if (OF_DOCS.test(new URL(request.url).pathname)) await keptDocs(docsRoot).catch(() => undefined);
}

/** The first path segments of the site's own screens. A restaurant's slug is never one of them. */
const ownPaths = new Set(
  Object.values(build.routes).flatMap((route) => route?.path?.split("/", 1)[0]?.toLowerCase() ?? []),
);

/**
 * Returns the shared page that `request` asks for; null for any other request. The server renders a shared
 * page once for all its visitors.
 */
export function readSharedPage(request: Request): SharedPage | null {
  return readSharedPageBeside(request, ownPaths);
}
