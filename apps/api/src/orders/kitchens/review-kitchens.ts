import { type Id, idInHub, isRefused, linesOfKitchens, type TipChoice } from "@comptoir/ordering";
import { type CodesFound, NO_CODES } from "../../quote/codes-found.ts";
import { hubCartFull, wordOfKitchen } from "../../quote/quote-hub.ts";
import { type LoadedHub, quoteKitchens } from "../../quote/quote-kitchens.ts";
import { wordBlockedCode } from "../../quote/word-refusal.ts";
import type { LoadedVenue } from "../../venues/loaded-venue.ts";
import type { OrderDeps } from "../order-deps.ts";
import { cartOfSubmit, wordNoQuote } from "../review/cart-of-submit.ts";
import { readOrderRequest } from "../review/order-request.ts";
import { type ReviewedOrder, reviewOrder, wordOtherTotal } from "../review/review-order.ts";
import type { Charge } from "../review/review-payment.ts";
import type { Submit } from "../review/submit.ts";
import type { SubmitRefusal } from "../review/submit-refusal.ts";
import { chargeTogether, type ReviewedSeveral, totalOf } from "../submit/place-several.ts";

/** A hub's checkout: the lines of its body go by the ids of the hub's menu, and each kitchen's order has its id. */
export type HubSubmit = Omit<Submit, "orderId" | "voucherSpentCents" | "venue"> & {
  readonly venue: LoadedHub;
  readonly orderIdOf: (kitchen: LoadedVenue) => string;
};

/** The orders of a hub's kitchens that may be placed. */
export type ReviewedKitchens = ReviewedSeveral<ReviewedOrder>;

type Refusal = { readonly refused: SubmitRefusal };

/**
 * Reviews each kitchen's part of a hub's checkout as an order of its own. The first that cannot be ordered refuses all of them; what was
 * shown is compared with their sum. One charge pays all of them, or, where each kitchen has an account of its own, one charge each.
 * hub#hub-order, hub#hub-charges.
 */
export async function reviewKitchens(deps: OrderDeps, submit: HubSubmit): Promise<ReviewedKitchens | Refusal> {
  const { body, venue: hub, locale } = submit;
  const { items, costs } = body.data;
  const tooMany = hubCartFull(hub, { lines: items, locale, now: submit.now });
  if (tooMany) return { refused: { name: tooMany.name, details: { message: tooMany.message } } };

  const shares = await sharesOfKitchens(deps, submit);
  if ("refused" in shares) return shares;
  const parts = await reviewAll(deps, submit, shares);
  if (isRefused(parts)) return parts;
  const totalCents = totalOf(parts);
  if (costs.totalWithTipCents !== null && costs.totalWithTipCents !== totalCents)
    return { refused: wordOtherTotal(totalCents, locale) };
  const charges = hub.data.multiple_mids ? chargeEach(parts) : chargeTogether(parts);
  // What a wallet hands over is good for one charge.
  if (charges.length > 1 && charges.some(({ wallet }) => wallet)) return { refused: { name: "walletUnsupported" } };
  // A code is used once for a checkout, however many kitchens it is for.
  const orders = parts.map(({ orders: [order] }, index) => ({
    ...order,
    discount: order.discount && { ...order.discount, isCounted: index === 0 },
  }));
  return { parts, orders, charges, revision: hub.revision };
}

/** A kitchen's share of what is of the whole checkout: its tip, and what of the hub's code and gift card is on its bill. */
type KitchenShare = { readonly tip: TipChoice | null; readonly codes: CodesFound };

/** The shares of each kitchen of a checkout. Where nothing is to be shared, none is worked out. hub#hub-codes. */
async function sharesOfKitchens(
  deps: OrderDeps,
  submit: HubSubmit,
): Promise<ReadonlyMap<string, KitchenShare> | Refusal> {
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
    quoted.kitchens.map(({ kitchen: { restaurantId }, quote: { order }, codes }) => [
      restaurantId,
      { tip: order.tip, codes },
    ]),
  );
}

async function reviewAll(
  deps: OrderDeps,
  submit: HubSubmit,
  shares: ReadonlyMap<string, KitchenShare>,
): Promise<readonly ReviewedOrder[] | Refusal> {
  const { body, venue: hub } = submit;
  // In one sequence whatever the cart's: two checkouts that take from the same kitchens wait for each other, and never both.
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
      // Nobody's number is a hub's.
      checkout: { ...checkout, memberInfo: null, loyaltyProgram: null },
    };
    const part = await reviewOrder(deps, {
      ...submit,
      body: { ...body, data },
      venue: kitchen,
      orderId: submit.orderIdOf(kitchen),
      codes,
    });
    if (isRefused(part)) return { refused: ofKitchen(kitchen, part.refused, submit) };
    parts.push(part);
  }
  return parts;
}

/** A charge for each order, in the name of its own restaurant. */
function chargeEach(parts: readonly ReviewedOrder[]): readonly Charge[] {
  return parts.flatMap(({ charges, orders: [{ order }] }) => {
    const { restaurantId, orderId } = order;
    return charges.map((charge) => ({ ...charge, pays: { restaurantId, orderId } }));
  });
}

/** What stands in the way of a whole kitchen, whatever was ordered there: its words say whose they are. */
const OF_KITCHEN: readonly SubmitRefusal["name"][] = [
  "ordersPaused",
  "restaurantClosed",
  "outsideOrderingWindow",
  "intervalFull",
];

/** A kitchen's refusal as its hub says it: by the ids of the hub's menu, and by the kitchen's name. hub#hub-order. */
export function ofKitchen(
  kitchen: LoadedVenue,
  refusal: SubmitRefusal,
  { locale }: Pick<HubSubmit, "locale">,
): SubmitRefusal {
  const { invalidItems = [], message } = refusal.details ?? {};
  const named = invalidItems.map((item) => ({ ...item, id: idInHub(kitchen.id, item.id as Id) }));
  const isOfKitchen = message !== undefined && named.length === 0 && OF_KITCHEN.includes(refusal.name);
  return {
    ...refusal,
    details: {
      ...refusal.details,
      ...(named.length > 0 && { invalidItems: named }),
      ...(isOfKitchen && { message: wordOfKitchen(kitchen, message, locale) }),
    },
  };
}
