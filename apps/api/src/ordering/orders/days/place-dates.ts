import type { createK12Order, K12Body } from "@comptoir/contract";
import { formatDate, m } from "@comptoir/messages";
import {
  ACCOUNT_CREDIT,
  cents,
  formatCents,
  isRefused,
  type Refused,
  schoolOrderKey,
  ZERO_CENTS,
} from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import { paidBy } from "../../../money/tender/tender.ts";
import { areOwnChildren } from "../../../people/children.store.ts";
import { ownPersonOf } from "../../../people/owner.ts";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import { localMomentOf } from "../../../platform/time/zoned.ts";
import { type DateTerms, servingInstant, termsAfter } from "../../quote/quote-dates.ts";
import { formatOrder } from "../follow/order-answer.ts";
import type { OrderDeps } from "../order-deps.ts";
import { newOrderId } from "../order-id.ts";
import type { PlacedOrder } from "../order-record.ts";
import { loadOrdersOfSubmission } from "../orders.store.ts";
import type { Checkout } from "../place/checkouts.store.ts";
import {
  completeCheckout,
  type PlaceOutcome,
  type ReviewedSubmission,
  reviewAndPlace,
} from "../place/complete-checkout.ts";
import { wordPlaceRefusal } from "../place/place-refusal.ts";
import { asPlaced } from "../place/placed-order.ts";
import {
  checkShownTotal,
  countedOnce,
  mergeCardPayments,
  type ReviewedOrder,
  reviewOrder,
} from "../review/review-order.ts";
import { PAID_BY_CREDIT } from "../review/review-payment.ts";
import type { Submit, SubmitRefusal } from "../review/submit.ts";
import { checkWantedDay, readWantedTime } from "../review/wanted-time.ts";

/**
 * Handles `POST /orders/create-k12-order`: the orders of a school's dates and children under one idempotency
 * key and one payment. All are placed, or none. api#create-k12-order, school#school-orders.
 */
export function handleCreateK12Order(deps: OrderDeps): RouteHandler<typeof createK12Order, ApiEnv> {
  return async (c) => {
    const body = c.req.valid("json");
    const { restaurantId } = c.var.venue;
    const answer = await completeCheckout(c, deps, {
      key: c.req.valid("header")["idempotency-key"],
      sent: await c.req.json(),
      cart: { lines: body.data.items, changeId: null },
      place: (checkout) => placeDates(c, deps, checkout, body),
      find: async (orderId) => (await loadOrdersOfSubmission(deps.database, { restaurantId, orderId })).map(asPlaced),
    });
    if (isRefused(answer)) return refuse(c, answer.refused.name, answer.refused.details);
    const [first] = answer.placed;
    if (!first) throw new Error("A completed checkout has no orders.");
    const numbers = new Map(
      body.data.rotationalMenuOrders.map(({ date, childId, orderId }) => [keyOf({ date, childId }), orderId ?? null]),
    );
    const orders = answer.placed.map((order) => formatDateOrder(order, numbers));
    return c.json({ order: formatOrder(first, c.var.caller), orders }, 201);
  };
}

async function placeDates(
  c: Context<ApiEnv>,
  deps: OrderDeps,
  checkout: Checkout,
  body: K12Body,
): Promise<PlaceOutcome<readonly PlacedOrder[]>> {
  const { restaurantId } = checkout;
  const childIds = body.data.items.flatMap(({ childId }) => childId ?? []);
  if (!(await areOwnChildren(deps.database, ownPersonOf(c.var.caller), childIds))) {
    return { refused: { name: "childUnknown" } };
  }
  const byKey = new Map(
    body.data.items.map(({ date, childId = null }) => [keyOf({ date, childId }), { date, childId }]),
  );
  const days = [...byKey.keys()].sort().map((key) => ({
    ...(byKey.get(key) as { readonly date: string; readonly childId: string | null }),
    orderId: newOrderId(restaurantId),
  }));
  const { locale, caller } = c.var;
  const submit = { body, days, locale, now: deps.clock(), caller };
  return reviewAndPlace(deps, checkout, {
    id: days[0]?.orderId ?? newOrderId(restaurantId),
    review: async () => {
      const venue = (await deps.venues.byId(restaurantId)) ?? c.var.venue;
      return reviewDates(deps, { ...submit, venue });
    },
    word: async (order, refusal) => {
      if (refusal.code !== "interval-full") return wordPlaceRefusal(deps, order, refusal, locale);
      const date = formatDate(order.toPlace.order.localDay, locale);
      return { name: "intervalFull", details: { message: m.refusal_school_day_full({ date }, { locale }) } };
    },
  });
}

const keyOf = ({ date, childId }: { readonly date: string; readonly childId?: string | null | undefined }) =>
  schoolOrderKey({ date, childId: childId ?? undefined }, date);

function formatDateOrder(order: PlacedOrder, numbers: ReadonlyMap<string, number | null>) {
  const { orderId, number, status, readyAt, totalWithTipCents, venue } = order;
  const date = localMomentOf(order.wantedAt ?? readyAt, venue.zone).date;
  return {
    date,
    childId: order.childId,
    orderId: numbers.get(keyOf({ date, childId: order.childId })) ?? null,
    id: orderId,
    number: String(number),
    status,
    readyAt: readyAt.toISOString(),
    total: formatCents(totalWithTipCents),
  };
}

/**
 * A school's checkout. The lines of its body name their dates and children; all lines of one date and child
 * make one order. school#child-orders.
 */
type DatesSubmit = Omit<Submit, "orderId" | "voucherSpentCents" | "childId"> & {
  readonly days: readonly { readonly date: string; readonly childId: string | null; readonly orderId: string }[];
};

/**
 * Reviews each date of a school's checkout as one order, the earliest first. Each order gets the part of the
 * tip, discount and gift card that the earlier dates left. If a date is refused, the whole checkout is
 * refused. The total that the page showed is compared with the sum of the orders. school#school-orders,
 * school#dated-costs.
 */
async function reviewDates(deps: OrderDeps, submit: DatesSubmit): Promise<ReviewedSubmission | Refused<SubmitRefusal>> {
  const { body, venue, locale } = submit;
  const said = readWantedTime(body, venue.zone);
  const elsewhen = isRefused(said)
    ? said
    : checkWantedDay(
        said,
        submit.days.map(({ date }) => date),
        venue.zone,
      );
  if (elsewhen) return elsewhen;
  const days: ReviewedOrder[] = [];
  const { totalWithTipCents: shownCents, ...costs } = body.data.costs;
  const { pickup } = body.data.checkout;
  const checkout = { ...body.data.checkout, pickup: pickup && { delivery: pickup.delivery, notes: pickup.notes } };
  let creditLeftCents = body.data.checkout.accountCredit ?? ZERO_CENTS;
  let terms: DateTerms = { costs, voucherSpentCents: ZERO_CENTS };
  for (const { date, childId, orderId } of submit.days) {
    const items = body.data.items.filter((line) => line.date === date && (line.childId ?? null) === childId);
    const data = {
      ...body.data,
      items,
      checkout,
      date: servingInstant(venue, date),
      costs: { ...terms.costs, totalWithTipCents: null },
    };
    const day = await reviewOrder(deps, {
      ...submit,
      body: { ...body, type: "school", pickup_time: null, data },
      orderId,
      childId,
      creditCents: creditLeftCents,
      voucherSpentCents: terms.voucherSpentCents,
    });
    if (isRefused(day)) return day;
    days.push(day);
    creditLeftCents = cents(creditLeftCents - paidBy(ACCOUNT_CREDIT.name, day.toPlace.order.tenders));
    terms = termsAfter(terms, day.quote.costs);
  }
  const otherTotal = checkShownTotal(
    days.map(({ quote }) => quote),
    shownCents,
    locale,
  );
  if (otherTotal) return otherTotal;
  const charges = mergeCardPayments(days).filter(({ amountCents }) => amountCents > 0);
  return { orders: days.map(countedOnce).map((day) => (charges[0] ? day : paidByCredit(day))), charges };
}

/**
 * Marks an order that used account credit as paid by it. Called if no card payment is left in the checkout,
 * so that no card is authorised. school#account-credit.
 */
function paidByCredit(day: ReviewedOrder): ReviewedOrder {
  const { order } = day.toPlace;
  if (paidBy(ACCOUNT_CREDIT.name, order.tenders) === 0) return day;
  return { ...day, toPlace: { ...day.toPlace, order: { ...order, ...PAID_BY_CREDIT.onOrder } } };
}
