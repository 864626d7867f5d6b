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

  app.openapi(addItem, async (c) => {
    const { itemsInCart, itemToAdd, type, date } = c.req.valid("json");
    const inCart = itemsInCart ?? [];
    const nextOrderId = inCart.reduce((highest, line) => Math.max(highest, line.orderId), 0) + 1;
    // What is about to be added has no number of its own yet: one that a line has already is not meant.
    // ordering#cart-merge.
    const isTaken = inCart.some((line) => line.orderId === itemToAdd.orderId);
    const orderId = isTaken ? nextOrderId : (itemToAdd.orderId ?? nextOrderId);
    const lines = [...inCart, { ...itemToAdd, orderId }];
    return answerWhetherValid(c, deps, { lines, added: inCart.length, type, date: date ?? null });
  });

  app.openapi(validateCart, async (c) => {
    const { itemsInCart, type, date } = c.req.valid("json");
    return answerWhetherValid(c, deps, { lines: itemsInCart, type, date: date ?? null });
  });

  app.openapi(savedCart, handleSavedCart(deps));
}
