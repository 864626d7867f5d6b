import { type Caller, calls } from "@comptoir/contract/client";
import {
  type CartLine,
  type CartLineData,
  formatCartLines,
  ORDER_TYPE_RULES,
  type OrderType,
  parseCartLines,
} from "@comptoir/ordering";
import { isUnreachable } from "../../../venue/api-caller.ts";
import type { Visit } from "../../../visit/visit.ts";
import type { KnownTimes } from "../form/checkout-setup.ts";
import { withinVisit } from "./times-view.ts";

/** Returns the cache key of a cart's times. If the key changes, the times are reloaded. */
export function timesKey(type: OrderType, lines: readonly CartLine[], memberIdentifier: string | null): string {
  return JSON.stringify([type, formatCartLines(lines), memberIdentifier]);
}

/** Loads the times for which a cart can be ordered. If the link names days, only times on those days are returned. */
export async function loadTimes(
  caller: Caller,
  visit: Pick<Visit, "dates" | "dateRange" | "changeId">,
  {
    memberIdentifier,
    ...cart
  }: {
    readonly type: OrderType;
    readonly items: readonly CartLineData[];
    readonly memberIdentifier: string | null;
  },
): Promise<KnownTimes> {
  const key = timesKey(cart.type, parseCartLines(cart.items) ?? [], memberIdentifier);
  if (cart.items.length === 0) return { key, times: null };
  const result = await calls.findTimes(caller, {
    ...cart,
    delivery: ORDER_TYPE_RULES[cart.type].delivered,
    checkout: { memberInfo: { identifier: memberIdentifier } },
    changeId: visit.changeId,
  });
  if (result.ok) return { key, times: withinVisit(result.answer, visit) };
  return { key, times: null, ...(isUnreachable(result) && { isUnanswered: true }) };
}
