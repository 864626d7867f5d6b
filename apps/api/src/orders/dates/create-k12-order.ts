import type { createK12Order, K12Body } from "@comptoir/contract";
import { formatDate, m } from "@comptoir/messages";
import { formatCents, isRefused, schoolOrderKey } from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { ApiEnv } from "../../middleware/api-env.ts";
import { refuse } from "../../middleware/refuse.ts";
import { areOwnChildren } from "../../people/children.store.ts";
import { ownPersonOf } from "../../people/owner.ts";
import { localMomentOf } from "../../time/zoned.ts";
import type { Checkout } from "../held-checkouts.store.ts";
import type { OrderDeps } from "../order-deps.ts";
import { newOrderId } from "../order-id.ts";
import type { PlacedOrder } from "../order-record.ts";
import { wordPlaceRefusal } from "../review/submit-refusal.ts";
import { formatOrder } from "../status/order-answer.ts";
import { loadOrdersOfSubmission } from "../status/orders.store.ts";
import { answerOnce } from "../submit/answer-once.ts";
import { partOf, placeSeveral } from "../submit/place-several.ts";
import { asPlaced } from "../submit/placed-order.ts";
import type { PlaceOutcome } from "../submit/review-and-place.ts";
import { type ReviewedDates, reviewDates } from "./review-dates.ts";

/**
 * `POST /orders/create-k12-order`: a school's dates, each of one child, under one key and one payment: all are placed, or none. api#create-k12-order,
 * school#school-orders.
 */
export function handleCreateK12Order(deps: OrderDeps): RouteHandler<typeof createK12Order, ApiEnv> {
  return async (c) => {
    const body = c.req.valid("json");
    const { restaurantId } = c.var.venue;
    const answer = await answerOnce<readonly PlacedOrder[]>(c, deps, {
      key: c.req.valid("header")["idempotency-key"],
      sent: await c.req.json(),
      cart: { lines: body.data.items, changeId: null },
      place: (checkout) => placeDates(c, deps, checkout, body),
      find: async (orderId) => (await loadOrdersOfSubmission(deps.database, { restaurantId, orderId })).map(asPlaced),
    });
    if (isRefused(answer)) return refuse(c, answer.refused.name, answer.refused.details);
    const [first] = answer.placed;
    if (!first) throw new Error("a finished checkout is without its orders");
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
  const submit = { body, days, locale: c.var.locale, now: deps.clock(), caller: c.var.caller };
  return placeSeveral<ReviewedDates>(deps, checkout, {
    id: days[0]?.orderId ?? newOrderId(restaurantId),
    review: async () => {
      const venue = (await deps.venues.byId(restaurantId)) ?? c.var.venue;
      return reviewDates(deps, { ...submit, venue });
    },
    word: async (review, refusal) => {
      const day = partOf(review, refusal);
      const worded = wordPlaceRefusal(refusal, { quote: day.quote, locale: submit.locale, lostTime: null });
      if (refusal.code !== "interval-full") return worded;
      const date = formatDate(day.date, submit.locale);
      return { ...worded, details: { message: m.refusal_school_day_full({ date }, { locale: submit.locale }) } };
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
