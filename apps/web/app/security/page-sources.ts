import type { PageSources } from "@comptoir/contract";
import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { servicesContext } from "../load-context.ts";

/**
 * For a loader. Allows a page the scripts and frames of a third party, such as a payment gateway or a map. A
 * browser keeps the policy of the document that it loaded, so a client-side navigation to this page becomes a
 * document load. payment#gateway-sources.
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
