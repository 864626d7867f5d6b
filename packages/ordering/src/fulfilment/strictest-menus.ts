import type { Menu } from "../menu/menu.ts";

/** The minutes that a cart obeys. time#strictest. */
export type Strictest = {
  readonly estimatedPrepMinutes: number;
  readonly lastCallMinutes: number;
  readonly requiredNoticeMinutes: number;
  /** The longest slot of the cart's menus, 0 when none has slots. */
  readonly orderingIntervalMinutes: number;
};

/** What a cart over several menus obeys: the strictest of each. Their limits hold for each by itself. time#strictest. */
export function strictestOf(menus: readonly Menu[]): Strictest {
  const most = (minutesOf: (menu: Menu) => number) => menus.reduce((max, menu) => Math.max(max, minutesOf(menu)), 0);
  return {
    estimatedPrepMinutes: most((menu) => menu.estimatedPrepMinutes),
    lastCallMinutes: most((menu) => menu.lastCallMinutes),
    requiredNoticeMinutes: most((menu) => menu.requiredNoticeMinutes),
    orderingIntervalMinutes: most((menu) => menu.orderingIntervalMinutes),
  };
}
