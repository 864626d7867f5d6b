import type { createMarketplaceOrder, SubmitBody } from "@comptoir/contract";
import {
  idInHub,
  isRefused,
  isSameId,
  type Locale,
  linesOfKitchens,
  type Refused,
  type TipChoice,
} from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { ApiEnv } from "../../../platform/middleware/api-env.ts";
import { refuse } from "../../../platform/middleware/refuse.ts";
import type { LoadedVenue } from "../../../venue/venues/loaded-venue.ts";
import { type CodesFound, NO_CODES } from "../../quote/cart-request.ts";
import { hubCartFull, type LoadedHub, quoteKitchens, wordOfKitchen } from "../../quote/quote-hub.ts";
import { wordBlockedCode } from "../../quote/word-refusal.ts";
import { formatHubOrder, formatKitchenOrders } from "../follow/order-answer.ts";
import type { OrderDeps } from "../order-deps.ts";
import { newOrderId } from "../order-id.ts";
import type { PlacedOrder } from "../order-record.ts";
import { loadOrdersOfHub } from "../orders.store.ts";
import { cartOfSubmit, readOrderRequest, wordNoQuote } from "../review/order-request.ts";
import {
  checkShownTotal,
  countedOnce,
  mergeCardPayments,
  type ReviewedOrder,
  reviewOrder,
} from "../review/review-order.ts";
import type { Charge } from "../review/review-payment.ts";
import type { Submit, SubmitRefusal } from "../review/submit.ts";
import type { Checkout } from "./checkouts.store.ts";
import { completeCheckout, type PlaceOutcome, type ReviewedSubmission, reviewAndPlace } from "./complete-checkout.ts";
import { wordPlaceRefusal } from "./place-refusal.ts";
import { asPlaced } from "./placed-order.ts";

/**
 * Handles `POST /orders/create-marketplace-order`: one cart over the kitchens of a hub becomes one order per
 * kitchen, under one idempotency key. All are placed, or none. api#create-marketplace-order, hub#hub-order.
 */
export function handleCreateMarketplaceOrder(deps: OrderDeps): RouteHandler<typeof createMarketplaceOrder, ApiEnv> {
  return async (c) => {
    const body = c.req.valid("json");
    const { venue, caller } = c.var;
    const named = body.data.config?.restaurantId;
    if (named != null && !isSameId(named, venue.id)) return refuse(c, "restaurantUnknown");
    if (venue.kitchens === null) return refuse(c, "orderTypeNotOffered");
    const answer = await completeCheckout(c, deps, {
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
  const submit = { body, orderIdOf: newOrderIds(), locale, now: deps.clock(), caller };
  return reviewAndPlace(deps, checkout, {
    id: newOrderId(restaurantId),
    review: async () => {
      const venue = (await deps.venues.byId(restaurantId)) ?? venueThen;
      const { kitchens } = venue;
      if (kitchens === null) return { refused: { name: "orderTypeNotOffered" } };
      return reviewKitchens(deps, { ...submit, venue: { ...venue, kitchens } });
    },
    word: async (order, refusal) => {
      return wordForHub(order.venue, await wordPlaceRefusal(deps, order, refusal, locale), locale);
    },
  });
}

type Lines = SubmitBody["data"]["items"];

/** A hub's checkout. Its lines use the ids of the hub's menu; each kitchen's order has an id of its own. */
type HubSubmit = Omit<Submit, "orderId" | "voucherSpentCents" | "venue"> & {
  readonly venue: LoadedHub;
  readonly orderIdOf: (kitchen: LoadedVenue) => string;
  /** Names the people of a kitchen's lines; absent if the checkout's contact orders for all. table#halls. */
  readonly nameOf?: (lines: Lines) => string;
};

/** Returns a function that gives each kitchen's order an id, the same in each review of a checkout. */
export function newOrderIds(): HubSubmit["orderIdOf"] {
  const orderIds = new Map<string, string>();
  return ({ restaurantId }) => {
    const orderId = orderIds.get(restaurantId) ?? newOrderId(restaurantId);
    orderIds.set(restaurantId, orderId);
    return orderId;
  };
}

/**
 * Reviews each kitchen's part of a hub's checkout as one order; a refused part refuses the whole checkout.
 * The total that the page showed is compared with the sum of the orders. One payment pays all orders, or one
 * per kitchen if every kitchen has its own merchant account. hub#hub-order, hub#hub-charges.
 */
export async function reviewKitchens(
  deps: OrderDeps,
  submit: HubSubmit,
): Promise<ReviewedSubmission | Refused<SubmitRefusal>> {
  const { body, venue: hub, locale } = submit;
  const { items, costs } = body.data;
  const tooMany = hubCartFull(hub, { lines: items, locale, now: submit.now });
  if (tooMany) return { refused: { name: tooMany.name, details: { message: tooMany.message } } };

  const shares = await sharesOfKitchens(deps, submit);
  if ("refused" in shares) return shares;
  const orders = await reviewAll(deps, submit, shares);
  if (isRefused(orders)) return orders;
  const otherTotal = checkShownTotal(
    orders.map(({ quote }) => quote),
    costs.totalWithTipCents,
    locale,
  );
  if (otherTotal) return otherTotal;
  const charges = hub.data.multiple_mids ? cardPaymentPerOrder(orders) : mergeCardPayments(orders);
  // A wallet's payload is valid for one payment only.
  if (charges.length > 1 && charges.some(({ wallet }) => wallet)) return { refused: { name: "walletUnsupported" } };
  return { orders: orders.map(countedOnce), charges, revision: hub.revision };
}

type KitchenShare = { readonly tip: TipChoice | null; readonly codes: CodesFound };

/** Returns each kitchen's share; an empty map if there is no tip or code to share. hub#hub-codes. */
async function sharesOfKitchens(
  deps: OrderDeps,
  submit: HubSubmit,
): Promise<ReadonlyMap<string, KitchenShare> | Refused<SubmitRefusal>> {
  const { body, venue: hub } = submit;
  const { costs, checkout, items } = body.data;
  const isShared = costs.discountCode !== null || costs.voucherCode !== null || costs.tip !== null;
  const [first] = linesOfKitchens(hub.kitchens, items);
  if (!first || !(isShared || checkout.memberInfo?.promosApplied)) return new Map();
  const { kitchen } = first;
  const data = { ...body.data, config: { ...body.data.config, restaurantId: kitchen.id } };
  const request = readOrderRequest({ ...body, data }, kitchen, {
    ...deps,
    caller: submit.caller,
    suite: null,
    now: submit.now,
  });
  if (isRefused(request)) return request;
  const quoted = await quoteKitchens(deps, hub, cartOfSubmit(submit, request));
  if (quoted === null) return new Map();
  if ("refused" in quoted) return { refused: wordNoQuote(quoted.refused) };
  const { blocked } = quoted.codes;
  if (blocked) {
    const { name, message } = wordBlockedCode(submit.locale);
    return { refused: { name, details: { message, ...blocked } } };
  }
  return new Map(
    quoted.kitchens.map(({ kitchen, quote: { order, codes } }) => [kitchen.restaurantId, { tip: order.tip, codes }]),
  );
}

async function reviewAll(
  deps: OrderDeps,
  submit: HubSubmit,
  shares: ReadonlyMap<string, KitchenShare>,
): Promise<readonly ReviewedOrder[] | Refused<SubmitRefusal>> {
  const { body, venue: hub } = submit;
  // Review the kitchens in the sequence of their ids, not of the cart. This prevents deadlocks between two
  // checkouts.
  const kitchens = hub.kitchens.toSorted((a, b) => (a.restaurantId < b.restaurantId ? -1 : 1));
  const parts: ReviewedOrder[] = [];
  for (const { kitchen, lines } of linesOfKitchens(kitchens, body.data.items)) {
    const { costs, checkout } = body.data;
    const { tip, codes } = shares.get(kitchen.restaurantId) ?? { tip: costs.tip, codes: NO_CODES };
    const data = {
      ...body.data,
      items: [...lines],
      config: { ...body.data.config, restaurantId: kitchen.id },
      costs: { ...costs, tip, points: null, totalWithTipCents: null },
      // A hub has no members and no loyalty programme.
      checkout: { ...checkout, ...contactOf(submit, lines), memberInfo: null, loyaltyProgram: null },
    };
    const part = await reviewOrder(deps, {
      ...submit,
      body: { ...body, data },
      venue: kitchen,
      orderId: submit.orderIdOf(kitchen),
      codes,
    });
    if (isRefused(part)) return { refused: wordForHub(kitchen, part.refused, submit.locale) };
    parts.push(part);
  }
  return parts;
}

function contactOf({ nameOf, body }: HubSubmit, lines: Lines): Pick<SubmitBody["data"]["checkout"], "contact"> {
  const { contact } = body.data.checkout;
  return { contact: nameOf && contact ? { ...contact, full_name: nameOf(lines) } : contact };
}

function cardPaymentPerOrder(orders: readonly ReviewedOrder[]): readonly Charge[] {
  return orders.flatMap(({ charge, toPlace: { order } }) => {
    const { restaurantId, orderId } = order;
    return charge ? { ...charge, pays: { restaurantId, orderId } } : [];
  });
}

/** Refusals that concern a whole kitchen instead of a dish. Their messages name the kitchen. */
const ABOUT_KITCHEN: readonly SubmitRefusal["name"][] = [
  "ordersPaused",
  "restaurantClosed",
  "outsideOrderingWindow",
  "intervalFull",
];

/**
 * Rewrites a kitchen's refusal for its hub, with the ids of the hub's menu and the kitchen's name. hub#hub-order.
 */
export function wordForHub(kitchen: LoadedVenue, refusal: SubmitRefusal, locale: Locale): SubmitRefusal {
  const { invalidItems = [], message } = refusal.details ?? {};
  const named = invalidItems.map((item) => ({ ...item, id: idInHub(kitchen.id, item.id) }));
  const isAboutKitchen = message !== undefined && named.length === 0 && ABOUT_KITCHEN.includes(refusal.name);
  return {
    ...refusal,
    details: {
      ...refusal.details,
      ...(named.length > 0 && { invalidItems: named }),
      ...(isAboutKitchen && { message: wordOfKitchen(kitchen, message, locale) }),
    },
  };
}
