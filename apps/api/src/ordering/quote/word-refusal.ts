import { type CartRefusalName, ERROR_CODES, type InvalidItem } from "@comptoir/contract";
import { formatDate, formatMoney, formatTimeOfDay, m } from "@comptoir/messages";
import {
  type BelowCateringMinimum,
  type CartRefusal,
  type CartRefusalCode,
  type Cents,
  type DiscountUnmet,
  findGroup,
  findValue,
  formatCents,
  type Id,
  type LineRefusal,
  type Locale,
  type LocalMoment,
  localizedText,
  MAX_ORDER_CENTS,
  type MenuItem,
  type OptionValue,
  openState,
  orderedUntil,
  type Refused,
  type ResolvedLine,
  restaurantWords,
  type SchoolDay,
} from "@comptoir/ordering";
import { errorMessage } from "../../platform/middleware/error-messages.ts";
import type { LostTime } from "../../venue/fulfilment/lost-time.ts";
import { wordSchoolDay } from "../../venue/school/school-dates.ts";
import type { LoadedVenue } from "../../venue/venues/loaded-venue.ts";
import type { NoQuote, WordedRefusal } from "./cart-request.ts";

type Asked = {
  readonly locale: Locale;
  readonly when: LocalMoment;
  readonly school?: { readonly day: SchoolDay; readonly now: LocalMoment } | undefined;
  /** Whether the time is set by an event and cannot be chosen. */
  readonly isOfEvent?: boolean;
};

/** Writes the messages of a cart's refusal: one for the cart, and one for every offending line. */
export function wordRefusal(
  refusal: CartRefusal,
  resolved: readonly ResolvedLine[],
  venue: LoadedVenue,
  asked: Asked,
): WordedRefusal {
  const { locale } = asked;
  const name = ERROR_NAMES[refusal.code];
  const linesByOrderId = new Map(resolved.map((line) => [line.line.orderId, line]));
  const tooSoon: TooSoonWords = (name, line) => wordTooSoon(name, line, venue, asked);
  const invalidItems = refusal.lines.map((line) =>
    wordLine(line, linesByOrderId.get(line.orderId), venue, { locale, tooSoon }),
  );
  return {
    name,
    message: wordCart(refusal, name, invalidItems, venue, asked),
    invalidItems,
  };
}

/**
 * Writes the refusal of a catering order below the minimum; null if the order is large enough.
 * ordering#catering-minimum.
 */
export function wordMinimum(
  below: Refused<BelowCateringMinimum> | null,
  locale: Locale,
): WordedRefusal<"belowCateringMinimum"> | null {
  if (below === null) return null;
  const minimum = formatMoney(below.refused.minimumCents, locale);
  const remaining = formatMoney(below.refused.remainingCents, locale);
  const message = m.refusal_below_catering_minimum_named({ minimum, remaining }, { locale });
  return { name: "belowCateringMinimum", message, invalidItems: [] };
}

/** Writes the refusal of an order whose total is too great; null if it is not. ordering#cart-limit. */
export function wordTooGreat(totalCents: Cents, locale: Locale): WordedRefusal | null {
  if (totalCents <= MAX_ORDER_CENTS) return null;
  return { name: "cartFull", message: errorMessage("cartFull", locale), invalidItems: [] };
}

/** Writes the refusal of a discount whose terms the order does not meet. payment#discount-terms. */
export function wordDiscountUnmet(unmet: DiscountUnmet, locale: Locale): NoQuote {
  if (unmet.code === "other-order-type") {
    return { name: "discountInvalid", message: m.refusal_discount_other_order_type({}, { locale }) };
  }
  const minimum = formatMoney(unmet.minimumCents, locale);
  const remaining = formatMoney(unmet.remainingCents, locale);
  return { name: "discountInvalid", message: m.refusal_discount_below_minimum({ minimum, remaining }, { locale }) };
}

/** Writes the refusal of a code that was not looked up. checkout#codes-blocked. */
export function wordBlockedCode(locale: Locale): WordedRefusal<"tooManyRequests"> {
  return { name: "tooManyRequests", message: m.refusal_too_many_codes({}, { locale }), invalidItems: [] };
}

function wordCart(
  { code }: CartRefusal,
  name: CartRefusalName,
  lines: readonly InvalidItem[],
  venue: LoadedVenue,
  { locale, when, school, isOfEvent }: Asked,
): string {
  const { maxItemsPerCart } = venue.ordering;
  if (code === "cart-limit" && maxItemsPerCart !== null)
    return m.refusal_cart_full_limit({ maxItemsPerCart }, { locale });
  if (school && (code === "restaurant-closed" || code === "too-soon"))
    return wordSchoolDay(school.day, school.now, locale);
  if (code === "restaurant-closed") return wordClosed(venue, when, locale);
  if (code === "not-a-slot") return m.refusal_not_a_slot({}, { locale });
  if (code === "orders-paused") {
    return restaurantWords(venue.data, "orders_paused_message", locale) ?? errorMessage(name, locale);
  }
  // A single offending line's message is more specific than the general one.
  const [only, second] = lines;
  if (only && !second && only.code === ERROR_CODES[name].code) return only.message;
  return code === "too-soon" && isOfEvent ? m.refusal_notice_over({}, { locale }) : errorMessage(name, locale);
}

/**
 * Writes the message of a dish whose time is too early or too late. An event's time cannot be chosen, so its
 * message says until when the dish could be ordered. suites#event-menus.
 */
function wordTooSoon(
  name: string,
  line: ResolvedLine | undefined,
  { ordering }: LoadedVenue,
  { locale, when, school, isOfEvent }: Asked,
): string {
  if (school) return wordSchoolDay(school.day, school.now, locale);
  if (!isOfEvent || !line) return errorMessage("outsideOrderingWindow", locale);
  const until = orderedUntil(line.menu, when, ordering);
  const words = { name, date: formatDate(until.date, locale), time: formatTimeOfDay(until.minutes, locale) };
  return m.refusal_notice_over_named(words, { locale });
}

/** Writes the message that the restaurant is closed, and when it next opens if that is within a year. time#hours. */
function wordClosed({ ordering }: LoadedVenue, when: LocalMoment, locale: Locale): string {
  const state = openState(ordering.hours, when);
  if (state.open || state.opensAt === null) return errorMessage("restaurantClosed", locale);
  const { date, minutes } = state.opensAt;
  const opening = { date: formatDate(date, locale), time: formatTimeOfDay(minutes, locale) };
  return m.refusal_restaurant_closed_until(opening, { locale });
}

/** The catalogue's error name of each refusal. api#error-codes. */
const ERROR_NAMES = {
  "orders-paused": "ordersPaused",
  "restaurant-closed": "restaurantClosed",
  "too-soon": "outsideOrderingWindow",
  "interval-full": "intervalFull",
  "menu-not-in-order-type": "menuNotInOrderType",
  "past-last-call": "pastLastCall",
  "not-a-slot": "outsideOrderingWindow",
  "item-sold-out": "itemSoldOut",
  "item-unavailable": "itemUnavailable",
  "out-of-stock": "outOfStock",
  "invalid-options": "optionsInvalid",
  "item-limit": "optionsInvalid",
  "cart-limit": "cartFull",
  "member-promo": "memberPromo",
  "price-changed": "priceChanged",
} as const satisfies Record<CartRefusalCode, CartRefusalName>;

type TooSoonWords = (name: string, line: ResolvedLine | undefined) => string;

type SaidIn = { readonly locale: Locale; readonly tooSoon: TooSoonWords };

function wordLine(
  refusal: LineRefusal,
  line: ResolvedLine | undefined,
  venue: LoadedVenue,
  { locale, tooSoon }: SaidIn,
): InvalidItem {
  const item = line?.item ?? findNamed(venue, refusal);
  const name = item ? localizedText(item, "name", locale) : unlisted(refusal, locale);
  const isAboutPrice = refusal.code === "price-changed" || refusal.code === "member-promo";
  return {
    orderId: refusal.orderId,
    id: refusal.id,
    name,
    code: ERROR_CODES[ERROR_NAMES[refusal.code]].code,
    message:
      refusal.goneFromGroupId === undefined
        ? messageOf(refusal, line, name, { locale, tooSoon })
        : wordGoneChoice(item, refusal.goneFromGroupId, name, locale),
    ...(isAboutPrice && refusal.orderPriceCents !== undefined ? { price: formatCents(refusal.orderPriceCents) } : {}),
  };
}

/** Finds the dish of an unlisted line by the line's id and name; undefined if the line has only an id. */
function findNamed({ index }: LoadedVenue, { id, name }: LineRefusal): MenuItem | undefined {
  return index.listingsByItemId.get(String(id))?.find(({ item }) => item.name === name)?.item;
}

/**
 * Returns the name of an unlisted line. A line with only an id gets a general name, since an id means nothing
 * to a diner.
 */
function unlisted({ id, name }: LineRefusal, locale: Locale): string {
  return name === String(id) ? m.cart_unnamed_dish({}, { locale }) : name;
}

/**
 * Writes the message of a choice that left the menu. The choice has no name, so the message names its group,
 * if that still exists.
 */
function wordGoneChoice(item: MenuItem | undefined, groupId: Id, name: string, locale: Locale): string {
  const group = item && findGroup(item, groupId);
  if (!group) return m.refusal_choice_gone_named({ name }, { locale });
  return m.refusal_choice_gone_of_group({ name, group: localizedText(group, "name", locale) }, { locale });
}

function messageOf(
  refusal: LineRefusal,
  line: ResolvedLine | undefined,
  name: string,
  { locale, tooSoon }: SaidIn,
): string {
  const language = { locale };
  switch (refusal.code) {
    case "too-soon":
      return tooSoon(name, line);
    case "menu-not-in-order-type":
      return m.refusal_menu_not_in_order_type_named({ name }, language);
    case "past-last-call":
      return m.refusal_past_last_call_named({ name }, language);
    case "item-sold-out":
      return m.refusal_item_sold_out_named({ name: optionName(refusal, line, locale) ?? name }, language);
    case "item-unavailable": {
      const option = optionName(refusal, line, locale);
      return option === null
        ? m.refusal_item_unavailable_named({ name }, language)
        : m.refusal_option_unavailable_named({ name, option }, language);
    }
    case "out-of-stock": {
      const value = refusedValue(refusal, line);
      const remaining = value ? value.stock : (line?.item.stock ?? null);
      if (remaining === null) return errorMessage("outOfStock", locale);
      return m.refusal_out_of_stock_named(
        { name: value ? localizedText(value, "name", locale) : name, remaining },
        language,
      );
    }
    case "invalid-options":
      return wordOptions(refusal, line, name, locale);
    case "item-limit": {
      const maxQuantity = line?.item.maxQuantity ?? 1;
      return m.refusal_item_limit_named({ name, maxQuantity }, language);
    }
    case "member-promo":
      return errorMessage("memberPromo", locale);
    case "price-changed":
      return m.refusal_price_changed_named(
        // The price of one portion, as on the menu. `orderPriceCents` is for all portions of the line.
        { name, price: formatMoney((refusal.orderPriceCents ?? 0) / (line?.line.quantity ?? 1), locale) },
        language,
      );
  }
}

function wordOptions(refusal: LineRefusal, line: ResolvedLine | undefined, name: string, locale: Locale): string {
  const problem = refusal.options?.[0];
  const found = problem && line ? findGroup(line.item, problem.groupId) : null;
  if (!problem || !found) return m.refusal_options_invalid_named({ name }, { locale });
  const group = localizedText(found, "name", locale);
  if (problem.code === "required-option-missing")
    return m.refusal_options_invalid_required({ name, group }, { locale });
  const limit =
    problem.code === "option-limit" ? problem.optionGroupLimit : problem.code === "single-choice" ? 1 : null;
  if (limit !== null) return m.refusal_options_invalid_limit({ name, group, limit }, { locale });
  const value = problem.code === "option-max-quantity" && line ? findValue(line.item, problem.valueId) : null;
  if (problem.code !== "option-max-quantity" || !value) return m.refusal_options_invalid_named({ name }, { locale });
  const option = localizedText(value, "name", locale);
  return m.refusal_options_invalid_quantity({ name, option, maxQuantity: problem.maxQuantity }, { locale });
}

function optionName(refusal: LineRefusal, line: ResolvedLine | undefined, locale: Locale): string | null {
  const value = refusedValue(refusal, line);
  return value ? localizedText(value, "name", locale) : null;
}

function refusedValue({ valueId }: LineRefusal, line: ResolvedLine | undefined): OptionValue | undefined {
  return line && valueId !== undefined ? findValue(line.item, valueId) : undefined;
}

/** Writes the message that a time is no longer free, with the nearest free times. time#slot-lost. */
export function wordLostTime(lost: LostTime | null, locale: Locale): string {
  if (lost === null) return errorMessage("intervalFull", locale);
  const time = formatTimeOfDay(lost.wantedMinutes, locale);
  if (lost.freeMinutes.length === 0) return m.order_interval_full({ time }, { locale });
  const times = lost.freeMinutes.map((minutes) => formatTimeOfDay(minutes, locale)).join(", ");
  return m.order_interval_full_nearest({ time, times }, { locale });
}
