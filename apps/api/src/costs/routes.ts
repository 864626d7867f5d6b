import { contract } from "@comptoir/contract";
import type { ApiApp } from "../middleware/api-env.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { venueHeader } from "../venues/venue-header.ts";
import { handleSetCosts } from "./set-costs.ts";

/** `POST /orders/set-costs`. api#set-costs. */
export function mountCosts(app: ApiApp, deps: QuoteDeps): void {
  app.use(contract.costs.setCosts.getRoutingPath(), venueHeader(deps));
  app.openapi(contract.costs.setCosts, handleSetCosts(deps));
}
