import { contract } from "@comptoir/contract";
import type { ApiApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { venueHeader } from "../middleware/venue-header.ts";
import { handleSetCosts } from "./set-costs.ts";

/** `POST /orders/set-costs`. api#set-costs. */
export function mountCosts(app: ApiApp, deps: Deps): void {
  app.use(contract.costs.setCosts.getRoutingPath(), venueHeader(deps));
  app.openapi(contract.costs.setCosts, handleSetCosts(deps));
}
