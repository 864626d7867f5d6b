import type { OrderStatusData } from "@comptoir/contract";
import { isOver } from "@comptoir/ordering";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Database } from "../../../platform/db/database.ts";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import type { ApiConfig } from "../../../platform/settings.ts";
import type { OrderName } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId } from "../order-id.ts";
import { findRestaurantsOfOrder, loadOrderStates, loadOrdersOfHub, type OrderState } from "../orders.store.ts";
import { togetherIn, whenAllReady } from "./order-answer.ts";

/** Keeps proxies from taking a quiet connection for a dead one. */
const HEARTBEAT_MS = 15_000;
/** What the browser waits before it connects again by itself. */
const RECONNECT_MS = 1_000;
/** When who found no place may look again; the order's page asks now and then meanwhile. */
const FULL_RETRY_SECONDS = 10;

/**
 * `GET /orders/{id}/events`: follows an order as server-sent events named `status`. The present state comes first, so that
 * a connection that was lost misses nothing; after the last state the stream ends. That a refund was made is told the same way. Of what was ordered at a hub it tells where all of it stands,
 * and each kitchen's. api#order-events, hub#hub-parent.
 */
export async function orderEvents(
  c: Context<ApiEnv>,
  deps: Pick<OrderDeps, "database" | "orderFeed">,
  places: FollowerPlaces,
): Promise<Response> {
  // Rows and feed name it in small letters; a link may have passed through something that writes others.
  const orderId = (c.req.param("id") ?? "").toLowerCase();
  if (!isOrderId(orderId)) return refuse(c, "notFound");
  const followed = await findFollowed(deps.database, orderId);
  if (followed === null) return refuse(c, "notFound");
  const leavePlace = places.take(orderId, c.env?.clientAddress ?? null);
  if (leavePlace === null) return refuse(c, "tooManyRequests", { retryAfterSeconds: FULL_RETRY_SECONDS });
  const response = streamSSE(c, async (stream) => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let told = "";
    let writing: Promise<unknown> = Promise.resolve();
    const merge = mergeStates(followed);
    const write = (state: OrderName & OrderState) => {
      const merged = merge(state);
      if (merged === null) return;
      const data = JSON.stringify(merged);
      if (data === told) return;
      told = data;
      writing = writing.then(() => stream.writeSSE({ event: "status", data, retry: RECONNECT_MS }));
      if (isAllOver(merged)) end();
    };

    const leaves = followed.orders.map((order) =>
      deps.orderFeed.follow(order, { onState: (state) => write({ ...order, ...state }), onEnd: end }),
    );
    const heartbeat = setInterval(() => {
      writing = writing.then(() => stream.write(": still here\n\n"));
    }, HEARTBEAT_MS);
    stream.onAbort(end);
    try {
      // Subscribe before the first read, so that no change is missed.
      for (const present of await loadOrderStates(deps.database, followed.orders)) write(present);
      await ended;
    } finally {
      clearInterval(heartbeat);
      for (const leave of leaves) leave();
      leavePlace();
    }
    await writing;
  });
  response.headers.set("cache-control", "no-store");
  response.headers.set("x-accel-buffering", "no");
  return response;
}

/** The orders behind a followed id: one order, or those of a hub's kitchens. */
type FollowedOrders = { readonly orders: readonly OrderName[]; readonly isOfHub: boolean };

/** The orders behind an id; null for an unknown id. api#order-events, hub#hub-parent. */
async function findFollowed(db: Database, orderId: string): Promise<FollowedOrders | null> {
  const possible = await findRestaurantsOfOrder(db, orderId);
  const named = possible.map((restaurantId) => ({ restaurantId, orderId }));
  const [order] = await loadOrderStates(db, named);
  if (order) return { orders: [order], isOfHub: false };
  const ofHub = await loadOrdersOfHub(db, orderId);
  return ofHub.length === 0 ? null : { orders: ofHub, isOfHub: true };
}

/** What an event tells: where the order stands; of a hub's, where all of them do, and each of its kitchens. */
type ToldState = {
  readonly status: OrderStatusData;
  readonly at: Date;
  readonly readyAt: Date;
  /** How many refunds were made of it, or of all of them; what they gave back is the order's to say. */
  readonly refunds: number;
  readonly kitchens?: readonly { readonly id: string; readonly status: OrderStatusData; readonly readyAt: Date }[];
};

/** Merges the states of followed orders as they come; answers what to tell, null until every order has been heard of. */
function mergeStates({ orders, isOfHub }: FollowedOrders): (state: OrderName & OrderState) => ToldState | null {
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
function isAllOver({ status, kitchens }: ToldState): boolean {
  return kitchens ? kitchens.every((kitchen) => isOver(kitchen.status)) : isOver(status);
}

/** Places for those who follow orders, whose connections stay open for as long as an order takes. */
type FollowerPlaces = {
  /** How to leave the place again; null when the order, the network or the server has no place left. */
  readonly take: (orderId: string, address: string | null) => (() => void) | null;
};

/** Opens so many places: for one order, for one network, and in all. promises#promise-49. */
export function followerPlaces(max: ApiConfig["followers"]): FollowerPlaces {
  const taken = new Map<string, number>();
  const count = (key: string, change: number) => {
    const left = (taken.get(key) ?? 0) + change;
    if (left === 0) taken.delete(key);
    else taken.set(key, left);
  };
  return {
    take(orderId, address) {
      const wanted: [key: string, max: number][] = [
        ["all", max.all],
        [`order ${orderId}`, max.ofOrder],
        ...(address === null ? [] : ([[`network ${address}`, max.ofNetwork]] as [string, number][])),
      ];
      if (wanted.some(([key, most]) => (taken.get(key) ?? 0) >= most)) return null;
      for (const [key] of wanted) count(key, 1);
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        for (const [key] of wanted) count(key, -1);
      };
    },
  };
}
