import type { PageSources } from "@comptoir/contract";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { servicesContext } from "../load-context.ts";

/**
 * Allows a page third-party scripts and frames: a payment gateway's, or a map's. For a loader. A browser
 * keeps the policy of the document that it loaded. Therefore a client-side navigation to this page is turned
 * into a document load. payment#gateway-sources.
 */
export function allowPageSources(
  { request, url, context }: Pick<LoaderFunctionArgs, "request" | "url" | "context">,
  sources: PageSources,
): void {
  if (Object.values(sources).every((origins) => origins.length === 0)) return;
  const asksForDataAlone = new URL(request.url).pathname !== url.pathname;
  if (asksForDataAlone) throw redirectDocument(`${url.pathname}${url.search}`);
  context.get(servicesContext).allowSources?.(sources);
}
