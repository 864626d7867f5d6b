import type { OrderStatusData } from "@comptoir/contract";
import { isOver } from "@comptoir/ordering";
import type { Database } from "../../db/database.ts";
import type { OrderName } from "../order-changes.ts";
import { findRestaurantsOfOrder } from "../order-restaurants.store.ts";
import { togetherIn, whenAllReady } from "./hub-order.ts";
import { loadOrderStates, loadOrdersOfHub, type OrderState } from "./orders.store.ts";

/** The orders that somebody follows by one id: an order by itself, or those of a hub's kitchens. */
export type FollowedOrders = { readonly orders: readonly OrderName[]; readonly isOfHub: boolean };

/** What is followed by an id; null where it is nobody's. api#order-events, hub#hub-parent. */
export async function findFollowed(db: Database, orderId: string): Promise<FollowedOrders | null> {
  const possible = await findRestaurantsOfOrder(db, orderId);
  const named = possible.map((restaurantId) => ({ restaurantId, orderId }));
  const [order] = await loadOrderStates(db, named);
  if (order) return { orders: [order], isOfHub: false };
  const ofHub = await loadOrdersOfHub(db, orderId);
  return ofHub.length === 0 ? null : { orders: ofHub, isOfHub: true };
}

/** What an event tells: where the order stands; of a hub's, where all of them do, and each of its kitchens. */
export type ToldState = {
  readonly status: OrderStatusData;
  readonly at: Date;
  readonly readyAt: Date;
  /** How many refunds were made of it, or of all of them; what they gave back is the order's to say. */
  readonly refunds: number;
  readonly kitchens?: readonly { readonly id: string; readonly status: OrderStatusData; readonly readyAt: Date }[];
};

/** Gathers the states of followed orders as they come; answers what to tell, null until every order has been heard of. */
export function openGathering({
  orders,
  isOfHub,
}: FollowedOrders): (state: OrderName & OrderState) => ToldState | null {
  const states = new Map<string, OrderName & OrderState>();
  return (state) => {
    states.set(state.orderId, state);
    if (!isOfHub) return { status: state.status, at: state.at, readyAt: state.readyAt, refunds: state.refunds };
    const known = orders.flatMap(({ orderId }) => states.get(orderId) ?? []);
    if (known.length < orders.length) return null;
    return {
      status: togetherIn(known),
      at: new Date(Math.max(...known.map(({ at }) => at.getTime()))),
      readyAt: whenAllReady(known),
      refunds: known.reduce((sum, { refunds }) => sum + refunds, 0),
      kitchens: known.map(({ orderId: id, status, readyAt }) => ({ id, status, readyAt })),
    };
  };
}

/** Nothing more is told of what is over: of a hub's order once each of its kitchens' is. */
export function isAllOver({ status, kitchens }: ToldState): boolean {
  return kitchens ? kitchens.every((kitchen) => isOver(kitchen.status)) : isOver(status);
}
