import { contract } from "@comptoir/contract";
import type { ApiApp } from "../middleware/api-env.ts";
import type { QuoteDeps } from "../quote/quote-cart.ts";
import { venueHeader } from "../venues/venue-header.ts";
import { answerWhetherValid } from "./check-lines.ts";
import { handleSavedCart } from "./saved-cart.ts";

/** `POST /orders/item`, `POST /orders/validate` and `GET /cart`. api#item-call, api#validate, api#saved-cart. */
export function mountCart(app: ApiApp, deps: QuoteDeps): void {
  const { addItem, validateCart, savedCart } = contract.cart;
  for (const route of [addItem, validateCart, savedCart]) app.use(route.getRoutingPath(), venueHeader(deps));

  app.openapi(addItem, (c) => answerWhetherValid(c, deps, c.req.valid("json")));
  app.openapi(validateCart, (c) => answerWhetherValid(c, deps, c.req.valid("json")));
  app.openapi(savedCart, handleSavedCart(deps));
}
