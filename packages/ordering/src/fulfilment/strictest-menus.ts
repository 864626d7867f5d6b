import type { Menu } from "../menu/menu.ts";

/** The minutes and capacity that a cart obeys. Rules, section 2. */
export type Strictest = {
  readonly requiredNoticeMinutes: number;
  readonly estimatedPrepMinutes: number;
  readonly lastCallMinutes: number;
  /** The longest slot of the cart's menus, 0 when none has slots. */
  readonly orderingIntervalMinutes: number;
  /** The fewest orders that one slot takes, 0 when no menu of the cart has a limit. */
  readonly maxOrdersPerInterval: number;
};

/** What a cart over several menus obeys: the strictest of each. Rules, section 2. */
export function strictestOf(menus: readonly Menu[]): Strictest {
  const most = (minutesOf: (menu: Menu) => number) => menus.reduce((max, menu) => Math.max(max, minutesOf(menu)), 0);
  const limits = menus.map((menu) => menu.maxOrdersPerInterval).filter((limit) => limit > 0);
  return {
    requiredNoticeMinutes: most((menu) => menu.requiredNoticeMinutes),
    estimatedPrepMinutes: most((menu) => menu.estimatedPrepMinutes),
    lastCallMinutes: most((menu) => menu.lastCallMinutes),
    orderingIntervalMinutes: most((menu) => menu.orderingIntervalMinutes),
    maxOrdersPerInterval: limits.length === 0 ? 0 : Math.min(...limits),
  };
}
