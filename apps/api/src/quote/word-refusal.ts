import { type CartRefusalName, ERROR_CODES, type InvalidItem } from "@comptoir/contract";
import { formatDate, formatMoney, formatTimeOfDay, m } from "@comptoir/messages";
import {
  type BelowCateringMinimum,
  type CartRefusal,
  type DiscountUnmet,
  type Locale,
  type LocalMoment,
  openState,
  orderedUntil,
  type Refused,
  type ResolvedLine,
  restaurantWords,
  type SchoolDay,
} from "@comptoir/ordering";
import { errorMessage } from "../middleware/error-messages.ts";
import { wordSchoolDay } from "../school/closed-words.ts";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import type { NoQuote, WordedRefusal } from "./cart-request.ts";
import { ERROR_NAMES, type TooSoonWords, wordLine } from "./word-line.ts";

/** What bears on the words of a refusal. */
type Asked = {
  readonly locale: Locale;
  /** The moment that was asked for. */
  readonly when: LocalMoment;
  /** The date of a school's order, and when it is asked for. */
  readonly school?: { readonly day: SchoolDay; readonly now: LocalMoment } | undefined;
  /** Whether that moment is an event's, and nobody's to choose. */
  readonly isOfEvent?: boolean;
};

/** Puts a cart's refusal into words: its own message, and one for every line that stands in the way. */
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

/** Says what a catering order lacks; null when it lacks nothing. ordering#catering-minimum. */
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

/** Says what an order lacks for a discount. payment#discount-terms. */
export function wordDiscountUnmet(unmet: DiscountUnmet, locale: Locale): NoQuote {
  if (unmet.code === "other-order-type") {
    return { name: "discountInvalid", message: m.refusal_discount_other_order_type({}, { locale }) };
  }
  const minimum = formatMoney(unmet.minimumCents, locale);
  const remaining = formatMoney(unmet.remainingCents, locale);
  return { name: "discountInvalid", message: m.refusal_discount_below_minimum({ minimum, remaining }, { locale }) };
}

/** Says that a code was not looked at. checkout#codes-blocked. */
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
  // One offending line says it better than the general sentence.
  const [only, second] = lines;
  if (only && !second && only.code === ERROR_CODES[name].code) return only.message;
  return code === "too-soon" && isOfEvent ? m.refusal_notice_over({}, { locale }) : errorMessage(name, locale);
}

/** A dish for an event is said until when it could be ordered, since another time cannot be chosen. suites#event-menus. */
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

/** Closed at a moment, and when it opens next; nothing of that where it does not open within a year. time#hours. */
function wordClosed({ ordering }: LoadedVenue, when: LocalMoment, locale: Locale): string {
  const state = openState(ordering.hours, when);
  if (state.open || state.opensAt === null) return errorMessage("restaurantClosed", locale);
  const { date, minutes } = state.opensAt;
  const opening = { date: formatDate(date, locale), time: formatTimeOfDay(minutes, locale) };
  return m.refusal_restaurant_closed_until(opening, { locale });
}
