import type { OrderData } from "@comptoir/contract";
import { type Cents, formatCents, sumCents, tableNumOf, ZERO_CENTS } from "@comptoir/ordering";
import type { Caller } from "../../people/caller.ts";
import { isOwner, PERSON_OWNER } from "../../people/owner.ts";
import { maskCosts, maskExplanation } from "../../quote/masked-gift-card.ts";
import type { PlacedOrder } from "../order-record.ts";

/** An order as whoever asks gets it (null: staff, whose it never is) for the confirmation and status page. api#get-order. */
export function formatOrder(order: PlacedOrder, caller: Caller | null): OrderData {
  const { zone, hub = null, ...restaurant } = order.venue;
  const toCredit = creditOf(order);
  const { destination } = order;
  const suiteId = destination.kind === "suite" ? destination.eventSuiteId : null;
  const yours = caller !== null && isOwner(caller, { ...order, suiteId });
  return {
    id: order.orderId,
    number: String(order.number),
    status: order.status,
    type: order.type,
    destination,
    tableNum: tableNumOf(destination),
    placedAt: order.placedAt.toISOString(),
    readyAt: order.readyAt.toISOString(),
    date: order.wantedAt?.toISOString() ?? null,
    zone,
    locale: order.locale,
    restaurant: { ...restaurant, tax_numbers: [...restaurant.tax_numbers], hub },
    parentId: hub && order.submissionId,
    childId: yours ? order.childId : null,
    yours,
    items: [...order.items],
    // Orders of an older version keep the whole code.
    costs: maskCosts(order.costs),
    explanation: maskExplanation(order.explanation),
    payment: {
      method: order.paymentMethod,
      status: order.paymentStatus,
      amount: formatCents(order.totalWithTipCents),
      type: order.card?.type ?? null,
      last4: order.card?.last4 ?? null,
      reference: order.paymentReference,
      ...(order.credit?.order && { fromCredit: formatCents(order.credit.order) }),
      ...(toCredit > 0 && { toCredit: formatCents(toCredit) }),
    },
    refunds: order.refunds.map(({ id, at, given }) => ({ id, at: new Date(at).toISOString(), ...given })),
    ...(order.pointsEarned > 0 && { pointsEarned: order.pointsEarned }),
    history: order.history.map(({ status, at }) => ({ status, at: new Date(at).toISOString() })),
    cancelledByGuest: order.history.some(({ status, byGuest }) => status === "cancelled" && byGuest),
    contact: yours || caller === null ? order.contact : null,
    notes: order.remarks.notes,
    questions: [...order.remarks.questions],
    checkId: order.remarks.checkId,
    tellsReady: order.tellsReady,
  };
}

/** What cancelling a school's day brings its account: what was credited, or is once the card is charged. school#account-credit. */
function creditOf({ type, status, owner, paymentStatus, totalWithTipCents, credit }: PlacedOrder): Cents {
  const isComing = type === "school" && status === "cancelled" && paymentStatus === "authorised";
  if (isComing && owner?.startsWith(PERSON_OWNER)) return totalWithTipCents;
  return sumCents([credit?.["day-cancelled"] ?? ZERO_CENTS, credit?.["day-captured"] ?? ZERO_CENTS]);
}
