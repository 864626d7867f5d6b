import type { PageSources } from "@comptoir/contract";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { servicesContext } from "../load-context.ts";

/**
 * Lets a page use the scripts and frames of somebody else: a payment gateway's, or a map's. A browser holds a page to the policy of the document that it began
 * with: where one of our other pages leads here, the browser opens this one as a document of its own. For a loader.
 * payment#gateway-sources.
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
