import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { refuse } from "../../middleware/refuse.ts";
import type { OrderName } from "../order-changes.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId } from "../order-id.ts";
import { findFollowed, isAllOver, openGathering } from "./followed-orders.ts";
import type { FollowerPlaces } from "./follower-places.ts";
import { loadOrderStates, type OrderState } from "./orders.store.ts";

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
    const gather = openGathering(followed);
    const write = (state: OrderName & OrderState) => {
      const gathered = gather(state);
      if (gathered === null) return;
      const data = JSON.stringify(gathered);
      if (data === told) return;
      told = data;
      writing = writing.then(() => stream.writeSSE({ event: "status", data, retry: RECONNECT_MS }));
      if (isAllOver(gathered)) end();
    };

    const leaves = followed.orders.map((order) =>
      deps.orderFeed.follow(order, { onState: (state) => write({ ...order, ...state }), onEnd: end }),
    );
    const heartbeat = setInterval(() => {
      writing = writing.then(() => stream.write(": still here\n\n"));
    }, HEARTBEAT_MS);
    stream.onAbort(end);
    try {
      // Whoever follows first and looks then misses nothing in between.
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
