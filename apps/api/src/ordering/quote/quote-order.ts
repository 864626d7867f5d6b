import { m } from "@comptoir/messages";
import {
  billSettingsOn,
  checkCart,
  checkCateringMinimum,
  checkDiscountTerms,
  chooseTakeout,
  computeCosts,
  explainCosts,
  findItem,
  formatCosts,
  isDelivered,
  isKitchenFull,
  loyaltyProgram,
  ORDER_TYPE_RULES,
  type OrderToCost,
  POINTS,
  type PointsToSpend,
  type ReceivedLine,
  restaurantWords,
  scheduleSlotAt,
  schoolDay as schoolDayOf,
  slotsAt,
  strictestOf,
  workOf,
} from "@comptoir/ordering";
import { accountKey, loadPoints } from "../../money/loyalty/loyalty.store.ts";
import type { PointsReference } from "../../money/tender/means/points.ts";
import { holderOf, ownPersonOf } from "../../people/owner.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { ApiConfig, Clock } from "../../platform/settings.ts";
import { localMomentOf } from "../../platform/time/zoned.ts";
import type { Kitchens } from "../../venue/fulfilment/kitchens.ts";
import { isTimeOffered } from "../../venue/fulfilment/offered-times.ts";
import { queueOf, slotReaderFor, takenInSlots } from "../../venue/fulfilment/queue.ts";
import { keepsSlots, slotsWanted } from "../../venue/fulfilment/slots-wanted.ts";
import { withStockOfDay } from "../../venue/menus/current-stock.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { VenueDeps } from "../../venue/venues/venue-header.ts";
import type { CartRequest, CodesFound, NoQuote, OrderQuote } from "./cart-request.ts";
import { nearestDate } from "./nearest-date.ts";
import { formatPricedLines } from "./priced-lines.ts";
import { type CodeDeps, readCodes } from "./read-codes.ts";
import { wordBlockedCode, wordDiscountUnmet, wordMinimum, wordRefusal, wordTooGreat } from "./word-refusal.ts";

export type QuoteDeps = QuotingDeps & VenueDeps & { readonly config: ApiConfig; readonly clock: Clock };
export type QuotingDeps = CodeDeps & { readonly kitchens: Kitchens };

/**
 * Quotes the cart of one order, for item, validate, set-costs and the submits. A line that blocks the order
 * is billed too, so that the diner sees the cost. A line that is not on the menu, or not sold at that time,
 * has no price and is left out. The refusal names every offending line. ordering#cart-check,
 * bill#server-prices.
 */
export async function quoteOrder(
  deps: QuotingDeps,
  venue: LoadedVenue,
  request: CartRequest,
): Promise<OrderQuote | { readonly refused: NoQuote }> {
  const codes = request.codes ?? (await readCodes(deps, venue, request));
  if ("refused" in codes) return codes;
  const points = await readPoints(deps.database, venue, request);
  const checked = await checkAtTime(deps, venue, request, codes);
  const { check, moment, date, menus, work, load, bill } = checked;
  const { type, locale } = request;

  const delivered = isDelivered(type, request.deliveryFlag);
  const order: OrderToCost = {
    settings: bill,
    lines: check.priced,
    delivered,
    rebateApplies: ORDER_TYPE_RULES[type].taxRebate,
    discount: codes.discount,
    tip: request.costs.tip,
    voucher: codes.giftCard?.voucher ?? null,
    points: points?.toSpend ?? null,
  };
  const costs = computeCosts(order);
  const terms = { ...costs, type: delivered ? chooseTakeout(type, true) : type };
  const unmet = codes.discount && request.lines.length > 0 && checkDiscountTerms(codes.discount, terms);
  if (unmet) return { refused: wordDiscountUnmet(unmet, locale) };
  const { cateringMinimumCents } = venue.ordering;
  return {
    resolved: check.lines,
    orderItems: formatPricedLines(check, scheduleSlotAt(moment), locale),
    costs,
    costsData: formatCosts(costs, { serviceChargeLabel: serviceChargeLabel(venue, request) }),
    order,
    explain: () => explainCosts(order),
    tooSmall: wordMinimum(checkCateringMinimum(type, costs.subtotalCents, cateringMinimumCents), locale),
    codeBlocked: codes.blocked && { ...wordBlockedCode(locale), ...codes.blocked },
    refusal: checked.refusal ?? wordTooGreat(costs.totalWithTipCents, locale),
    date,
    codes,
    pointsOf: points && { memberKey: points.memberKey },
    prepMinutes: strictestOf(menus).estimatedPrepMinutes,
    work,
    queue: load && queueOf(venue, { menus: menus.length > 0 ? menus : venue.menus, work }, load, request.now),
  };
}

/**
 * Checks a cart for its wanted time or, if none is chosen, for the nearest available time.
 * ordering#cart-check, time#nearest.
 */
async function checkAtTime(deps: QuotingDeps, venue: LoadedVenue, request: CartRequest, { member }: CodesFound) {
  const { lines, type, own, locale } = request;
  const { ordering, zone } = venue;
  const now = localMomentOf(request.now, zone);
  const date = request.date ?? (request.isTimeOpen ? await nearestDate(deps, venue, request, member) : null);
  const when = date && localMomentOf(date, zone);
  const moment = when ?? now;
  const itemIds = lines.map((line) => String(line.id));
  const index = await withStockOfDay(deps.database, venue, itemIds, moment.date, own?.stock);
  const listed = listedLines(venue, lines);
  const menus = [...new Set(listed.map(({ menu }) => menu))];
  const work = workOf(listed);
  const looks = slotReaderFor(menus, { now: request.now, holder: holderOf(request.caller), ownSlots: own?.slots });
  const load = request.looksAtKitchen ? await deps.kitchens.look(venue.restaurantId, looks) : null;
  const bill = billSettingsOn(venue.data, moment.date, venue.bill);
  const schoolDay = ORDER_TYPE_RULES[type].bySchoolDate && when ? schoolDayOf(venue.school, when.date) : undefined;
  const wanted = { type, menus, now: request.now, ownTime: own?.wantedAt ?? null };
  const kitchen = { hours: ordering.hours, now, when, menus, work };
  const slots = when && own ? slotsAt(menus, ordering.hours, when, work) : [];
  const hasPlace = slots.length > 0 && keepsSlots(slotsWanted(slots, zone, own?.slots));
  const check = checkCart({
    ...{ index, lines, type, now, when, member, schoolDay, settings: ordering, taxRate: bill.taxRate },
    ...(date ? { leadMinutes: (date.getTime() - request.now.getTime()) / 60_000 } : {}),
    isKitchenFull: load !== null && !hasPlace && isKitchenFull({ ...kitchen, takenIn: takenInSlots(load, zone) }),
    eventEnds: request.eventEndsAt ? localMomentOf(request.eventEndsAt, zone) : undefined,
    isTimeOffered: date === null || isTimeOffered(venue, { ...wanted, date }),
  });
  const refusal =
    check.refusal &&
    wordRefusal(check.refusal, check.lines, venue, {
      locale,
      when: moment,
      school: schoolDay && { day: schoolDay, now },
      isOfEvent: ORDER_TYPE_RULES[type].preOrder && when !== null,
    });
  return { check, refusal, moment, date, menus, work, load, bill };
}

function listedLines(venue: LoadedVenue, lines: readonly ReceivedLine[]) {
  return lines.flatMap((line) => {
    const listing = findItem(venue.index, line);
    return listing ? [{ ...listing, quantity: line.quantity }] : [];
  });
}

/** Returns the venue's own label, or "service fee" in the diner's language. bill#service-charge-label. */
export function serviceChargeLabel(venue: Pick<LoadedVenue, "data">, { locale }: Pick<CartRequest, "locale">): string {
  return restaurantWords(venue.data, "service_charge_label", locale) ?? m.costs_service_charge_label({}, { locale });
}

/**
 * Returns the points that a cart may spend: those requested, at most the account's balance plus what the
 * replaced order spent. Null if none are requested, for guests, and at a venue where points cannot be spent.
 * people#points-spent.
 */
async function readPoints(
  db: Queryable,
  { restaurantId, data, document }: Pick<LoadedVenue, "restaurantId" | "data" | "document">,
  { costs, caller, locale, now, own }: Pick<CartRequest, "costs" | "caller" | "locale" | "now" | "own">,
): Promise<{ readonly memberKey: string; readonly toSpend: PointsToSpend } | null> {
  const spending = loyaltyProgram(data, document.loyalty, locale)?.spending ?? null;
  const personId = ownPersonOf(caller);
  if (costs.points === null || personId === null || spending === null) return null;
  const memberKey = accountKey(restaurantId, personId);
  const spent = own?.tenders.find(({ means }) => means === POINTS.name)?.reference as PointsReference | undefined;
  const spentBefore = spent?.memberKey === memberKey ? spent.points : 0;
  const has = (await loadPoints(db, { restaurantId, memberKey }, now)) + spentBefore;
  return { memberKey, toSpend: { points: Math.max(0, Math.min(costs.points, has)), spending } };
}
