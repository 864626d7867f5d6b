import {
  checkMenuTime,
  closedReasons,
  daysBetween,
  isAlcoholAllowed,
  itemAvailability,
  type ListedItem,
  type LocalMoment,
  ORDER_TYPE_RULES,
  type OrderingSettings,
  type OrderType,
  orderedUntil,
} from "@comptoir/ordering";
import { kitchenOf, type OfferedKitchen } from "../offered-kitchens.ts";
import type { CardState, OrderedUntil, ServedFrom } from "./menu-view.ts";

export type Offer = {
  readonly type: OrderType;
  readonly now: LocalMoment;
  /** The earliest moment for ordering ahead; null if dishes are ordered for now. time#order-ahead. */
  readonly ahead: LocalMoment | null;
  readonly settings: OrderingSettings;
  /** The kitchens of a hub, each with its own pause and hours; absent for any other restaurant. hub#hub-terms. */
  readonly kitchens?: readonly OfferedKitchen[];
};

/**
 * Why a dish is unavailable now; null if it is available. `from` is set for the state `from`, `until` for
 * `notice-over`.
 */
export type DishState = {
  readonly state: CardState;
  readonly from?: ServedFrom;
  readonly until?: OrderedUntil;
} | null;

/**
 * Returns why a dish cannot be ordered now; null if it can. time#last-call, law#alcohol, suites#event-menus. A
 * diner who orders ahead can choose another hour, so the dish's hours are no obstacle. An order for an event has a
 * fixed hour and an order deadline (`notice-over`).
 */
export function dishState(position: ListedItem, offer: Offer): DishState {
  const { type, now, ahead, settings } = offer;
  const kitchen = kitchenOf(position.menu, offer.kitchens);
  const [closed] = kitchen ? closedReasons(kitchen.settings, ahead ?? now) : [];
  if (closed) return { state: closed === "orders-paused" ? "kitchen-paused" : "kitchen-closed" };
  const isOfEvent = ORDER_TYPE_RULES[type].preOrder && ahead !== null;
  if (isOfEvent && checkMenuTime(position.menu, { type, now, when: ahead, settings }) === "too-soon") {
    const { date, minutes } = orderedUntil(position.menu, ahead, settings);
    return { state: "notice-over", until: { date, minutes } };
  }
  const availability = itemAvailability(position, ahead ?? now);
  if (availability.state === "sold-out") return { state: "sold-out" };
  if (availability.state === "unavailable") {
    const { availableFrom } = availability;
    if (availableFrom === null) return { state: "unavailable" };
    if (ahead !== null) return null;
    const { date, weekday, minutes } = availableFrom;
    return { state: "from", from: { days: daysBetween(now.date, date), weekday, minutes } };
  }
  if (ahead === null && checkMenuTime(position.menu, { type, now, when: null, settings }) === "past-last-call")
    return { state: "last-call" };
  const line = { item: position.item, choices: [] };
  const when = ahead ?? now;
  if (isAlcoholAllowed(line, { type, when, settings: settings.alcohol })) return null;
  const isAllowedAtOtherHours = isAlcoholAllowed(line, { type, when, settings: { ...settings.alcohol, hours: null } });
  if (!isAllowedAtOtherHours) return { state: "not-to-go" };
  return ahead === null ? { state: "alcohol-hours" } : null;
}
