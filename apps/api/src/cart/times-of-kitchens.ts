import type { TimesData } from "@comptoir/contract";
import { linesOfKitchens } from "@comptoir/ordering";
import type { LoadedHub } from "../quote/quote-kitchens.ts";
import { type CartForTimes, type NoTimes, type TimesDeps, timesOfCart } from "./times-of-cart.ts";

/** The times at which every kitchen of a hub's cart has its part ready; a slot has as much room as the fullest of them. hub#hub-times. */
export async function timesOfKitchens(
  deps: TimesDeps,
  hub: LoadedHub,
  cart: CartForTimes,
): Promise<TimesData | { readonly refused: NoTimes }> {
  const parts = linesOfKitchens(hub.kitchens, cart.items);
  const [first = await timesOfCart(deps, hub, cart), ...others] = await Promise.all(
    parts.map(({ kitchen, lines }) => timesOfCart(deps, kitchen, { ...cart, items: lines })),
  );
  return others.reduce((all, one) => ("refused" in all ? all : "refused" in one ? one : bothTimes(all, one)), first);
}

function bothTimes(one: TimesData, other: TimesData): TimesData {
  const slots = new Map(other.days.flatMap(({ slots: ofDay }) => ofDay.map((slot) => [slot.at, slot])));
  return {
    ...one,
    asap: {
      available: one.asap.available && other.asap.available,
      readyAt: one.asap.readyAt && other.asap.readyAt && laterOf(one.asap.readyAt, other.asap.readyAt),
      lastCallAt: earlierOf(one.asap.lastCallAt, other.asap.lastCallAt),
      closesAt: earlierOf(one.asap.closesAt, other.asap.closesAt),
    },
    noticeMinutes: Math.max(one.noticeMinutes, other.noticeMinutes),
    days: one.days
      .map(({ date, slots: ofDay }) => ({
        date,
        slots: ofDay.flatMap((slot) => {
          const same = slots.get(slot.at);
          return same ? { ...slot, remaining: lessOf(slot.remaining, same.remaining) } : [];
        }),
      }))
      .filter(({ slots: ofDay }) => ofDay.length > 0),
  };
}

/** Of two numbers the lower; null is no limit. */
function lessOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** Of two moments as text the later. */
function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

/** Of two moments as text the earlier; null where neither is known. */
function earlierOf(one: string | null, other: string | null): string | null {
  return one === null || other === null ? (one ?? other) : one < other ? one : other;
}
