import { isRefused, type Refused, type VenueCaller } from "@comptoir/ordering";
import type { Context } from "hono";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { type Refusal, refuse } from "../../platform/middleware/refuse.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { Acted, BoardAct, BoardRefusal } from "../orders/board/board-acts.ts";
import { loadLastAct } from "../orders/board/last-act.store.ts";
import type { OrderName } from "../orders/order-changes.ts";
import type { OrderDeps } from "../orders/order-deps.ts";
import { isOrderId } from "../orders/order-id.ts";

/** Delay in seconds before an act on an order is retried whose payment is being captured. */
const PAYMENT_RETRY_SECONDS = 1;

export type Act = (order: OrderName, by: BoardAct["by"]) => Promise<Acted | Refused<BoardRefusal>>;

type ActRefusal =
  | "notFound"
  | "orderChanged"
  | "orderCancelled"
  | "orderAnswered"
  | "notAllowed"
  | "inProgress"
  | "moveNotPossible";

/** What runs an act: which order, by whom, and how the order is shown to them afterwards. */
export type ActCall<Shown> = {
  readonly id: string;
  readonly by: VenueCaller;
  readonly show: (venue: LoadedVenue, orderId: string) => Promise<Shown>;
};

/**
 * Runs an act on an order of the caller's restaurant. Returns the order after it, or the refusal, which has the order as
 * it is and who did what. board#versions.
 */
export async function runAct<Shown extends object>(
  c: Context<ApiEnv>,
  deps: OrderDeps,
  { id, by, show }: ActCall<Shown>,
  act: Act,
): Promise<{ readonly shown: Shown } | Refusal<ActRefusal>> {
  const order = { restaurantId: by.restaurantId, orderId: id.toLowerCase() };
  const venue = isOrderId(order.orderId) ? await deps.venues.byId(order.restaurantId) : null;
  if (venue === null) return refuse(c, "notFound");
  const answer = await act(order, by);
  if (isRefused(answer) && answer.refused.code === "order-unknown") return refuse(c, "notFound");
  const shown = await show(venue, order.orderId);
  if (!isRefused(answer)) return { shown };
  const current = await currentOrder(deps, order, shown);
  switch (answer.refused.code) {
    case "order-changed":
      return refuse(c, "orderChanged", { current });
    case "is-cancelled":
      return refuse(c, "orderCancelled", { current });
    case "awaits-no-answer":
      return refuse(c, "orderAnswered", { current });
    case "needs-answer":
      return refuse(c, "notAllowed");
    case "payment-under-way":
      return refuse(c, "inProgress", { retryAfterSeconds: PAYMENT_RETRY_SECONDS });
    default:
      return refuse(c, "moveNotPossible", { current });
  }
}

/** Returns an order as it is, and who did what last, for the answer to an outdated act. board#versions. */
export async function currentOrder<Shown extends object>(
  { database }: Pick<OrderDeps, "database">,
  order: OrderName,
  shown: Shown,
) {
  return { ...shown, ...(await loadLastAct(database, order)) };
}
