import { contract } from "@comptoir/contract";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { venueHeader } from "../../venue/venues/venue-header.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { handleFindCode, handleGetDiscountInfo, handleGetGiftCard } from "./look-at-codes.ts";
import { handleSetCosts } from "./set-costs.ts";

/** Mounts the calls of the bill: costs, discount codes and gift cards. api#set-costs. */
export function mountCosts(app: ApiApp, deps: QuoteDeps): void {
  const { setCosts, findCode, getDiscountInfo, getGiftCard } = contract.costs;
  for (const { path } of [setCosts, findCode, getDiscountInfo, getGiftCard]) app.use(path, venueHeader(deps));
  app.openapi(setCosts, handleSetCosts(deps));
  app.openapi(findCode, handleFindCode(deps));
  app.openapi(getDiscountInfo, handleGetDiscountInfo(deps));
  app.openapi(getGiftCard, handleGetGiftCard(deps));
}
