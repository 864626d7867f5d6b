import { cancelCutoff, ORDER_TYPE_RULES, schoolDay, standsFrom } from "@comptoir/ordering";
import { PERSON_OWNER } from "../../people/owner.ts";
import { instantOf, localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { OrderForMove } from "./order-moves.store.ts";

type OrderOfVenue = Pick<OrderForMove, "type" | "status" | "wantedAt" | "owner" | "isTogether">;

function toCancel({ type, status, wantedAt, owner, isTogether }: OrderOfVenue, venue: LoadedVenue) {
  const wanted = wantedAt === null ? null : localMomentOf(wantedAt, venue.zone);
  const isOfSchool = ORDER_TYPE_RULES[type].bySchoolDate && wanted !== null;
  return {
    ...{ type, status, wanted, isTogether, hasAccount: owner?.startsWith(PERSON_OWNER) ?? false },
    ...(isOfSchool && { noticeMinutes: schoolDay(venue.school, wanted.date).noticeMinutes }),
  };
}

/**
 * Returns whether a guest may still cancel or change an order. ordering#cancel-by-guest, ordering#change-by-guest.
 */
export function isWithinCutoff(found: OrderForMove, venue: LoadedVenue, now: Date): boolean {
  // The kitchen has made it, and the guest is about to be told.
  if (found.readyDueAt !== null) return false;
  const cutoff = cancelCutoff(toCancel(found, venue), venue.ordering);
  if (cutoff === null) return false;
  const end = instantOf(cutoff, venue.zone);
  // A school's cutoff is exclusive: nothing can be ordered from that moment on.
  return ORDER_TYPE_RULES[found.type].bySchoolDate ? end > now : end >= now;
}

/**
 * Returns the time from which an order stands for good; null if it does so only when it is handed over.
 * ordering#stands-for-good.
 */
export function standsAt(
  order: OrderOfVenue & { readonly isPaid: boolean; readonly placedAt: Date },
  venue: LoadedVenue,
): Date | null {
  const from = standsFrom({ ...toCancel(order, venue), isPaid: order.isPaid }, venue.ordering);
  if (from === "handed-over") return null;
  return from === "at-once" ? order.placedAt : instantOf(from, venue.zone);
}
