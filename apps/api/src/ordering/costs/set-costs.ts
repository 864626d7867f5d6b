import { ERROR_CODES, type ErrorName, type NearestTimeData, type setCosts } from "@comptoir/contract";
import {
  draftDestination,
  dropPastCutoff,
  formatClockTime,
  isKnownTable,
  isRefused,
  needsLogin,
  ORDER_TYPE_RULES,
} from "@comptoir/ordering";
import type { RouteHandler } from "@hono/zod-openapi";
import { withSession } from "../../people/caller.ts";
import { ownerOf } from "../../people/owner.ts";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import { keepCart } from "../cart/keep-cart.ts";
import { suiteOfCart } from "../cart/suite-of-cart.ts";
import { noteCartOfTable } from "../cart/tell-table.ts";
import type { CartQuote, CartRequest, NoQuote, WordedRefusal } from "../quote/cart-request.ts";
import { loadOwnTaken } from "../quote/own-taken.store.ts";
import { type QuoteDeps, quoteCart } from "../quote/quote-cart.ts";

/**
 * Handles `POST /orders/set-costs`: prices a cart and returns what blocks the order. A cart that cannot be
 * ordered is priced as far as possible, and `warning` gives the reason. Lines whose dishes are on the menu
 * are saved. A stale cart version is refused with the current cart. api#set-costs, ordering#cart-cookie,
 * ordering#cart-version.
 */
export function handleSetCosts(deps: QuoteDeps): RouteHandler<typeof setCosts, ApiEnv> {
  return async (c) => {
    const body = c.req.valid("json");
    const { venue, locale } = c.var;
    if (needsLogin(body.type, venue.ordering, c.var.caller.who)) return refuse(c, "loginRequired");
    if (body.tableNum && ORDER_TYPE_RULES[body.type].atTable && !isKnownTable(venue.data, body.tableNum))
      return refuse(c, "tableUnknown");
    const now = deps.clock();
    const deliveryFlag = body.checkout.pickup?.delivery ?? false;
    const { caller } = c.var;
    const ofSuite = await suiteOfCart(deps, c.var, body);
    if (isRefused(ofSuite)) return refuse(c, ofSuite.refused.name);
    const { suite, deliveredAt, endsAt } = ofSuite;
    const own = await loadOwnTaken(deps.database, venue.restaurantId, { changeId: body.changeId, caller });
    const quote = await quoteWhatStays(deps, venue, {
      lines: body.items,
      type: body.type,
      date: body.date ?? deliveredAt,
      isTimeOpen: body.nearest ?? false,
      eventEndsAt: endsAt,
      deliveryFlag,
      costs: body.costs,
      member: body.checkout.memberInfo,
      locale,
      now,
      caller,
      looksAtKitchen: true,
      own,
    });
    withSession(c);
    if (isRefused(quote)) return refuse(c, quote.refused.name, wordsOf(quote.refused));

    let cartVersion: number | null = null;
    if (body.keep !== false) {
      const kept = await keepCart(c, deps, {
        lines: quote.resolved.map(({ line }) => line),
        destination: draftDestination(
          { type: body.type, deliveryFlag, deliveryType: venue.data.delivery?.type ?? null },
          {
            tableNum: body.tableNum ?? null,
            eventSuiteId: suite?.suiteId ?? null,
            suiteName: suite?.suiteName ?? null,
          },
        ),
        changeId: body.changeId ?? null,
        version: body.cartVersion ?? null,
      });
      if (isRefused(kept)) {
        const { refused } = kept;
        if (refused.name === "tooManyRequests") return refuse(c, refused.name, { retryAfterSeconds: 1 });
        return refuse(c, refused.name, { current: refused.current });
      }
      cartVersion = kept.version;
      if (venue.ordering.ordersTogether && kept.cartId !== null) {
        noteCartOfTable(deps, {
          ...{ restaurantId: venue.restaurantId, owner: ownerOf(c.var.caller), cartId: kept.cartId, now },
        });
      }
    }
    return c.json(
      {
        orderItems: withStock(quote),
        costs: quote.costsData,
        queue: quote.queue ?? { prepTime: quote.prepMinutes, ordersAhead: 0 },
        nearest: formatNearest(quote, { date: body.date, zone: venue.zone }),
        warning: formatWarning(quote.refusal ?? quote.tooSmall ?? quote.codeBlocked),
        cartVersion,
      },
      200,
    );
  };
}

function wordsOf({ message }: NoQuote) {
  return message === undefined ? {} : { message };
}

/**
 * Adds to each line the remaining stock of its dish, which limits the quantity that a page offers.
 * ordering#item-limit.
 */
function withStock({ orderItems, resolved }: CartQuote) {
  const stockByOrderId = new Map(resolved.map(({ line, item }) => [line.orderId, item.stock]));
  return orderItems.map((line) => {
    const stock = stockByOrderId.get(line.orderId) ?? null;
    return stock === null ? line : { ...line, stock };
  });
}

/**
 * Formats the time that the cart was quoted for, if no time was chosen and the cart is not available now.
 * time#nearest.
 */
function formatNearest(
  quote: CartQuote,
  { date, zone }: { readonly date: Date | null; readonly zone: string },
): NearestTimeData | null {
  if (date !== null || quote.date === null) return null;
  const moment = localMomentOf(quote.date, zone);
  return { at: quote.date.toISOString(), date: moment.date, time: formatClockTime(moment.minutes) };
}

function formatWarning(refusal: WordedRefusal<ErrorName> | null) {
  if (refusal === null) return null;
  const { name, message, invalidItems } = refusal;
  return { code: ERROR_CODES[name].code, message, invalid_items: [...invalidItems] };
}

/**
 * Quotes a school's cart without the lines that are past their cutoff. The returned `refusal` is that of the
 * whole cart, so it names these lines too. A submit quotes the whole cart and is refused. school#past-cutoff.
 */
async function quoteWhatStays(
  deps: QuoteDeps,
  venue: LoadedVenue,
  request: CartRequest,
): Promise<CartQuote | { readonly refused: NoQuote }> {
  const whole = await quoteCart(deps, venue, request);
  if (isRefused(whole) || !ORDER_TYPE_RULES[request.type].bySchoolDate) return whole;
  const now = localMomentOf(request.now, venue.zone);
  const { lines, dropped } = dropPastCutoff(request.lines, venue.school, now);
  if (dropped.length === 0) return whole;
  const rest = await quoteCart(deps, venue, { ...request, lines });
  return isRefused(rest) ? rest : { ...rest, refusal: whole.refusal };
}
