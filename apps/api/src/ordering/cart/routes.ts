import { contract } from "@comptoir/contract";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { venueHeader } from "../../venue/venues/venue-header.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { handleFindTimes } from "./find-times.ts";
import { handleSavedCart } from "./saved-cart.ts";
import { handleAddItem, handleValidateCart } from "./validate-cart.ts";

/**
 * Mounts the calls about a cart before it is ordered. api#item-call, api#validate, api#scheduling, api#saved-cart.
 */
export function mountCart(app: ApiApp, deps: QuoteDeps): void {
  const { addItem, validateCart, savedCart } = contract.cart;
  const { findTimes } = contract.fulfilment;
  for (const route of [addItem, validateCart, savedCart, findTimes]) app.use(route.getRoutingPath(), venueHeader(deps));

  app.openapi(addItem, handleAddItem(deps));
  app.openapi(validateCart, handleValidateCart(deps));
  app.openapi(findTimes, handleFindTimes(deps));
  app.openapi(savedCart, handleSavedCart(deps));
}
