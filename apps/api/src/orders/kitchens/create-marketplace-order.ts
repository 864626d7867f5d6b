import type { createMarketplaceOrder, SubmitBody } from "@comptoir/contract";
import { isRefused, isSameId } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import { lostTime } from "../../fulfilment/lost-time.ts";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { refuse } from "../../middleware/refuse.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { Checkout } from "../held-checkouts.store.ts";
import type { OrderDeps } from "../order-deps.ts";
import { newOrderId } from "../order-id.ts";
import type { PlacedOrder } from "../order-record.ts";
import { wordPlaceRefusal } from "../review/submit-refusal.ts";
import { formatHubOrder, formatKitchenOrders } from "../status/hub-order.ts";
import { loadOrdersOfHub } from "../status/orders.store.ts";
import { answerOnce } from "../submit/answer-once.ts";
import { partOf, placeSeveral } from "../submit/place-several.ts";
import { asPlaced } from "../submit/placed-order.ts";
import type { PlaceOutcome } from "../submit/review-and-place.ts";
import { ofKitchen, type ReviewedKitchens, reviewKitchens } from "./review-kitchens.ts";

/**
 * `POST /orders/create-marketplace-order`: one cart over the kitchens of a hub, an order for each of them, under one key: all are placed, or
 * none. api#create-marketplace-order, hub#hub-order.
 */
export function handleCreateMarketplaceOrder(deps: OrderDeps): RouteHandler<typeof createMarketplaceOrder, ApiEnv> {
  return async (c) => {
    const body = c.req.valid("json");
    const { venue, caller } = c.var;
    const named = body.data.config?.restaurantId;
    if (named != null && !isSameId(named, venue.id)) return refuse(c, "restaurantUnknown");
    if (venue.kitchens === null) return refuse(c, "orderTypeNotOffered");
    const answer = await answerOnce<readonly PlacedOrder[]>(c, deps, {
      key: c.req.valid("header")["idempotency-key"],
      sent: await c.req.json(),
      cart: { lines: body.data.items, changeId: null },
      place: (checkout) => placeKitchens(c, deps, checkout, body),
      find: async (id) => (await loadOrdersOfHub(deps.database, id)).map(asPlaced),
    });
    if (isRefused(answer)) return refuse(c, answer.refused.name, answer.refused.details);
    const { placed } = answer;
    return c.json({ order: formatHubOrder(placed, caller), orders: formatKitchenOrders(placed) }, 201);
  };
}

async function placeKitchens(
  c: Context<ApiEnv>,
  deps: OrderDeps,
  checkout: Checkout,
  body: SubmitBody,
): Promise<PlaceOutcome<readonly PlacedOrder[]>> {
  const { restaurantId } = checkout;
  const { locale, caller, venue: venueThen } = c.var;
  const orderIds = new Map<string, string>();
  const orderIdOf = (kitchen: LoadedVenue) => {
    const orderId = orderIds.get(kitchen.restaurantId) ?? newOrderId(kitchen.restaurantId);
    orderIds.set(kitchen.restaurantId, orderId);
    return orderId;
  };
  const submit = { body, orderIdOf, locale, now: deps.clock(), caller };
  return placeSeveral<ReviewedKitchens>(deps, checkout, {
    id: newOrderId(restaurantId),
    review: async () => {
      const venue = (await deps.venues.byId(restaurantId)) ?? venueThen;
      const { kitchens } = venue;
      if (kitchens === null) return { refused: { name: "orderTypeNotOffered" } };
      return reviewKitchens(deps, { ...submit, venue: { ...venue, kitchens } });
    },
    word: async (review, refusal) => {
      const { venue: kitchen, quote, time } = partOf(review, refusal);
      const lost = refusal.code === "interval-full" ? await lostTime(deps.kitchens, kitchen, time) : null;
      return ofKitchen(kitchen, wordPlaceRefusal(refusal, { quote, locale, lostTime: lost }), { locale });
    },
  });
}
