import {
  checkMenuTime,
  daysBetween,
  isAlcoholAllowed,
  itemAvailability,
  type ListedItem,
  type LocalMoment,
  type OrderingSettings,
  type OrderType,
} from "@comptoir/ordering";
import type { CardState, ServedFrom } from "./menu-view.ts";

/** For whom and when dishes are shown. */
export type Offer = {
  readonly type: OrderType;
  readonly now: LocalMoment;
  readonly settings: OrderingSettings;
};

/** Why a dish cannot be had now; null when it can. `from` goes with the state `from`. */
export type DishState = { readonly state: CardState; readonly from?: ServedFrom } | null;

/**
 * Tells whether a dish can be had at once in a kind of order: on sale in this quarter hour, before its menu's last call,
 * and within the venue's rules for alcohol. time#last-call, law#alcohol.
 */
export function dishState(position: ListedItem, { type, now, settings }: Offer): DishState {
  const availability = itemAvailability(position, now);
  if (availability.state === "sold-out") return { state: "sold-out" };
  if (availability.state === "unavailable") {
    const { availableFrom } = availability;
    if (availableFrom === null) return { state: "unavailable" };
    const { date, weekday, minutes } = availableFrom;
    return { state: "from", from: { days: daysBetween(now.date, date), weekday, minutes } };
  }
  if (checkMenuTime(position.menu, { type, now, when: null, settings }) === "past-last-call")
    return { state: "last-call" };
  const line = { item: position.item, choices: [] };
  if (isAlcoholAllowed(line, { type, when: now, settings: settings.alcohol })) return null;
  const isServedHere = isAlcoholAllowed(line, { type: "dine-in", when: now, settings: settings.alcohol });
  return { state: isServedHere ? "not-to-go" : "alcohol-hours" };
}
