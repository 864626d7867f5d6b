import type { Caller } from "@comptoir/contract/client";
import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import { type LocalMoment, type OrderType, parseClockTime } from "@comptoir/ordering";
import { sayWhen } from "../../venue/say-when.ts";
import type { Visit } from "../../visit/visit.ts";
import { loadTimes } from "../restaurant-checkout/times/load-times.ts";
import { hasRoom } from "../restaurant-checkout/times/times-view.ts";

export type TimeOption = { readonly value: string; readonly label: string };
/** More times than this are too many for one list. */
const TIMES_MAX = 300;

/** Loads the times for which the dishes in the visitor's cart can be ordered, as options; as soon as possible has an empty value. */
export async function loadGroupTimes(
  caller: Caller,
  visit: Visit,
  { type, now }: { readonly type: OrderType; readonly now: LocalMoment },
): Promise<readonly TimeOption[]> {
  const asap = { value: "", label: m.group_time_asap() };
  const saved = await calls.savedCart(caller, type, { changeId: null, eventSuiteId: null });
  if (!saved.ok) return [asap];
  const { times } = await loadTimes(caller, visit, { type, items: saved.answer.items, memberIdentifier: null });
  if (times === null) return [asap];
  const slots = times.days.flatMap(({ date, slots: ofDay }) =>
    ofDay.filter(hasRoom).map(({ at, time }) => ({
      value: at,
      label: sayWhen({ date, weekday: 0, minutes: parseClockTime(time) ?? 0 }, now),
    })),
  );
  return [...(times.asap.available || slots.length === 0 ? [asap] : []), ...slots.slice(0, TIMES_MAX)];
}
