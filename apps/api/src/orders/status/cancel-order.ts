import type { contract } from "@comptoir/contract";
import { cancelCutoff, isRefused, type Refused, schoolDay } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { refuse } from "../../middleware/refuse.ts";
import { isOwner, PERSON_OWNER } from "../../people/owner.ts";
import { instantOf, localMomentOf } from "../../time/zoned.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { OrderDeps } from "../order-deps.ts";
import { isOrderId } from "../order-id.ts";
import { moveOrder } from "./move-order.ts";
import { formatOrder } from "./order-answer.ts";
import type { OrderForMove } from "./order-moves.store.ts";
import { loadOrder } from "./orders.store.ts";

/** Why whoever asks cannot cancel an order. */
type CancelRefusal = { readonly code: "not-yours" | "too-late" | "is-cancelled" };

/** `POST /orders/{id}/cancel`. ordering#cancel-by-guest. */
export function handleCancelOrder(deps: OrderDeps): RouteHandler<typeof contract.orders.cancelOrder, ApiEnv> {
  return async (c) => {
    const { venue, caller } = c.var;
    const order = { restaurantId: venue.restaurantId, orderId: c.req.valid("param").id };
    if (!isOrderId(order.orderId)) return refuse(c, "notFound");
    const check = (found: OrderForMove): Refused<CancelRefusal> | null => {
      if (!isOwner(caller, found.owner)) return { refused: { code: "not-yours" } };
      if (found.status === "cancelled") return { refused: { code: "is-cancelled" } };
      return isWithinCutoff(found, venue, deps.clock()) ? null : { refused: { code: "too-late" } };
    };
    const answer = await moveOrder(deps, order, "cancelled", check, "guest");
    if (isRefused(answer) && answer.refused.code !== "is-cancelled") {
      const { code } = answer.refused;
      if (code === "order-unknown") return refuse(c, "notFound");
      return refuse(c, code === "not-yours" ? "notYours" : "cancelTooLate");
    }
    const cancelled = await loadOrder(deps.database, order);
    return cancelled ? c.json({ order: formatOrder(cancelled, caller) }, 200) : refuse(c, "notFound");
  };
}

function hasAccount({ owner }: OrderForMove): boolean {
  return owner?.startsWith(PERSON_OWNER) ?? false;
}

/** school#past-cutoff. */
function isBeforeNotice({ wantedAt }: OrderForMove, { school, zone }: LoadedVenue, now: Date): boolean {
  if (wantedAt === null) return false;
  const { noticeMinutes } = schoolDay(school, localMomentOf(wantedAt, zone).date);
  return wantedAt.getTime() - now.getTime() > noticeMinutes * 60_000;
}

/** Whether a guest may still cancel or change an order by themselves. ordering#cancel-by-guest, ordering#change-by-guest. */
export function isWithinCutoff(found: OrderForMove, venue: LoadedVenue, now: Date): boolean {
  // What was placed together was taken as a whole; a school's day is credited by itself. hub#hub-parent, school#cancel-day.
  if (found.isTogether && found.type !== "school") return false;
  const wanted = found.wantedAt === null ? null : localMomentOf(found.wantedAt, venue.zone);
  // A guest has no account that a day could be credited to; a dish's notice may end a day before its cutoff.
  if (found.type === "school" && !(wanted && hasAccount(found) && isBeforeNotice(found, venue, now))) return false;
  const cutoff = cancelCutoff({ ...found, wanted }, venue.ordering);
  if (cutoff === null) return false;
  const end = instantOf(cutoff, venue.zone);
  // A school's cutoff is the first moment at which nothing can be ordered any more.
  return found.type === "school" ? end > now : end >= now;
}
