import type { ReceivedLine, ResolvedChoice, ResolvedLine } from "../cart/line.ts";
import { isAlcoholAllowed, needsAgeConfirmation } from "../checkout/alcohol-age.ts";
import { priceLine } from "../costs/line-price.ts";
import { type ScheduleSlot, scheduleSlotAt } from "../menu/prices.ts";
import { isRefused, type Refused } from "../refusal.ts";
import type { LocalMoment } from "../time/local-moment.ts";
import type { OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import { type CartRefusal, type LineRefusal, mostSpecificRefusal } from "./cart-refusal.ts";
import type { CartToCheck } from "./cart-to-check.ts";
import { checkAvailability, findLine } from "./check-line.ts";
import { shortLines } from "./check-stock.ts";

/**
 * Resolves the lines of a cart to search for times on a day. `cart.index` must hold that day's stock. Refuses
 * if any line is unavailable all day. time#slots, menu#stock-day.
 */
export function linesForLater(
  lines: readonly ReceivedLine[],
  cart: Pick<CartToCheck, "index" | "member">,
): readonly ResolvedLine[] | Refused<CartRefusal> {
  const found = lines.map((line) => findLine(line, cart));
  const refusals: LineRefusal[] = found.flatMap((line) => {
    const refusal = isRefused(line) ? line.refused : checkAvailability(line);
    return refusal ?? [];
  });
  const resolved = found.flatMap((line) => (isRefused(line) ? [] : line));
  if (refusals.length === 0) refusals.push(...[...shortLines(resolved).values()].filter(isShort));
  const code = mostSpecificRefusal(refusals.map((refusal) => refusal.code));
  return code === null ? resolved : { refused: { code, lines: refusals } };
}

/** Tells whether a line's price depends on the hour, by its dish or by a choice at any depth. menu#price-schedule. */
function hasSchedule({ item, choices }: Pick<ResolvedLine, "item" | "choices">): boolean {
  return item.priceSchedule !== null || choices.some(isScheduledChoice);
}

function isScheduledChoice({ value, choices }: ResolvedChoice): boolean {
  return value.priceSchedule !== null || choices.some(isScheduledChoice);
}

const QUARTERS_OF_DAY = 96;
const isShort = ({ code }: LineRefusal) => code === "out-of-stock";

/**
 * Returns a function that tells whether every line is sold at a moment, by price schedules and alcohol hours.
 */
export function commonSaleTimes(
  lines: readonly ResolvedLine[],
  {
    type,
    settings,
    taxRate,
  }: { readonly type: OrderType; readonly settings: OrderingSettings } & Pick<CartToCheck, "taxRate">,
): (moment: LocalMoment) => boolean {
  const isSoldIn = (line: ResolvedLine, slot: ScheduleSlot) =>
    !isRefused(priceLine(line, { ...slot, memberPromos: [], taxRate }));
  const isAlwaysPriced = lines.every((line) => hasSchedule(line) || isSoldIn(line, { weekday: 0, slot: 0 }));
  const scheduled = lines.filter(hasSchedule);
  // Cache by quarter hour of the week, because callers check hundreds of moments.
  const known: boolean[] = [];
  const isPriced = (moment: LocalMoment) => {
    const slot = scheduleSlotAt(moment);
    const ofWeek = slot.weekday * QUARTERS_OF_DAY + slot.slot;
    known[ofWeek] ??= scheduled.every((line) => isSoldIn(line, slot));
    return known[ofWeek];
  };
  const alcoholic = lines.filter((line) => needsAgeConfirmation([line]));
  return (moment) =>
    isAlwaysPriced &&
    (scheduled.length === 0 || isPriced(moment)) &&
    alcoholic.every((line) => isAlcoholAllowed(line, { type, when: moment, settings: settings.alcohol }));
}
