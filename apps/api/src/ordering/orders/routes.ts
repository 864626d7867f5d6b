import { contract } from "@comptoir/contract";
import { ORDER_TYPE_RULES } from "@comptoir/ordering";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { venueHeader } from "../../venue/venues/venue-header.ts";
import { handleCreateK12Order } from "./days/place-dates.ts";
import { handleAnotherRound } from "./follow/another-round.ts";
import { handleNotification } from "./follow/notification.ts";
import { findOrderAnswer } from "./follow/order-answer.ts";
import { followerLimiter, orderEvents } from "./follow/order-events.ts";
import type { OrderDeps } from "./order-deps.ts";
import { isOrderId } from "./order-id.ts";
import { loadTogether } from "./orders.store.ts";
import { checkoutKeyOf } from "./place/checkout-key.ts";
import { loadKey } from "./place/checkouts.store.ts";
import { IN_PROGRESS_RETRY_SECONDS } from "./place/complete-checkout.ts";
import { handleCreateMarketplaceOrder } from "./place/place-kitchens.ts";
import { handleCancelOrder } from "./refund/move-order.ts";
import { handleChangeOrder, handleSubmitOrder } from "./submit-order.ts";

/** Mounts the calls about orders. api#submit, api#get-order. */
export function mountOrders(app: ApiApp, deps: OrderDeps): void {
  const { database } = deps;
  app.use(contract.orders.submitOrder.path, venueHeader(deps));
  app.openapi(contract.orders.submitOrder, handleSubmitOrder(deps));

  app.use(contract.orders.createK12Order.path, venueHeader(deps));
  app.openapi(contract.orders.createK12Order, handleCreateK12Order(deps));

  app.use(contract.orders.createMarketplaceOrder.path, venueHeader(deps));
  app.openapi(contract.orders.createMarketplaceOrder, handleCreateMarketplaceOrder(deps));

  app.use(contract.orders.orderNotification.path, venueHeader(deps));
  app.openapi(contract.orders.orderNotification, handleNotification(deps));

  app.use("/orders/another-round/*", venueHeader(deps));
  app.openapi(contract.orders.anotherRound, handleAnotherRound(deps));

  app.use("/orders/reference/*", venueHeader(deps));
  app.openapi(contract.orders.getOrderByReference, async (c) => {
    const checkout = checkoutKeyOf(c, c.req.valid("param").key);
    const known = checkout ? await loadKey(database, checkout, null) : null;
    // The payment of an abandoned checkout is not voided yet. After a "not found", the client could start a
    // second checkout under a new key.
    if (known?.state === "running" || known?.state === "abandoned") {
      return refuse(c, "inProgress", { retryAfterSeconds: IN_PROGRESS_RETRY_SECONDS });
    }
    const order = known?.state === "done" ? await findOrderAnswer(database, known.submissionId, c.var.caller) : null;
    return order ? c.json({ order }, 200) : refuse(c, "notFound");
  });

  app.openapi(contract.orders.getOrder, async (c) => {
    const { id } = c.req.valid("param");
    const order = isOrderId(id) ? await findOrderAnswer(database, id, c.var.caller) : null;
    if (!order) return refuse(c, "notFound");
    const together =
      order.yours && ORDER_TYPE_RULES[order.type].bySchoolDate
        ? await loadTogether(database, { restaurantId: String(order.restaurant.id), orderId: id })
        : [];
    return c.json({ order, together }, 200);
  });

  app.use("/orders/:id/cancel", venueHeader(deps));
  app.openapi(contract.orders.cancelOrder, handleCancelOrder(deps));

  app.use("/orders/:id/change", venueHeader(deps));
  app.openapi(contract.orders.changeOrder, handleChangeOrder(deps));

  const places = followerLimiter(deps.config.followers);
  app.openapi(contract.orders.orderEvents, (c): Promise<Response> => orderEvents(c, deps, places));
}
