import type { ReceivedLine, ResolvedChoice, ResolvedLine } from "../cart/line.ts";
import { isAlcoholAllowed, needsAgeConfirmation } from "../checkout/alcohol-age.ts";
import type { Pricing } from "../menu/priced.ts";
import { priceInSlot, scheduleSlotAt } from "../menu/prices.ts";
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

/** Returns the dish and the chosen values of a line, at any depth: the line is sold when each of them has a price. */
function pricingsOf({ item, choices }: Pick<ResolvedLine, "item" | "choices">): readonly Pricing[] {
  return [item, ...choices.flatMap(pricingsOfChoice)];
}

function pricingsOfChoice({ value, choices }: ResolvedChoice): readonly Pricing[] {
  return [value, ...choices.flatMap(pricingsOfChoice)];
}

const QUARTERS_OF_DAY = 96;
const isShort = ({ code }: LineRefusal) => code === "out-of-stock";

/**
 * Returns a function that tells whether every line is sold at a moment, by price schedules and alcohol hours. Callers
 * check hundreds of moments, so its answers are cached by quarter hour of the week and by minute of the day.
 */
export function commonSaleTimes(
  lines: readonly ResolvedLine[],
  { type, settings }: { readonly type: OrderType; readonly settings: OrderingSettings },
): (moment: LocalMoment) => boolean {
  const pricings = [...new Set(lines.flatMap(pricingsOf))];
  const scheduled = pricings.filter(({ priceSchedule }) => priceSchedule !== null);
  const isAlwaysPriced = pricings.every(
    ({ priceSchedule, priceCents }) => priceSchedule !== null || priceCents !== null,
  );
  const pricedIn: boolean[] = [];
  const isPriced = (moment: LocalMoment) => {
    const slot = scheduleSlotAt(moment);
    const ofWeek = slot.weekday * QUARTERS_OF_DAY + slot.slot;
    pricedIn[ofWeek] ??= scheduled.every((pricing) => priceInSlot(pricing, slot) !== null);
    return pricedIn[ofWeek];
  };
  const alcoholic = lines.filter((line) => needsAgeConfirmation([line]));
  const allowedAt: boolean[] = [];
  const isAllowed = (when: LocalMoment) => {
    allowedAt[when.minutes] ??= alcoholic.every((line) =>
      isAlcoholAllowed(line, { type, when, settings: settings.alcohol }),
    );
    return allowedAt[when.minutes];
  };
  return (moment) =>
    isAlwaysPriced &&
    (scheduled.length === 0 || isPriced(moment)) &&
    (alcoholic.length === 0 || isAllowed(moment) === true);
}
