import type { Menu } from "../menu/menu.ts";

/** The longest of each duration among the menus of one cart, in minutes. time#strictest. */
export type Strictest = {
  readonly estimatedPrepMinutes: number;
  readonly lastCallMinutes: number;
  readonly requiredNoticeMinutes: number;
  /** The longest slot length of the cart's menus, 0 if none has slots. */
  readonly orderingIntervalMinutes: number;
};

/**
 * Returns the longest durations of several menus, which apply to their common cart. Capacity limits still
 * apply to each menu. time#strictest.
 */
export function strictestOf(menus: readonly Menu[]): Strictest {
  const most = (minutesOf: (menu: Menu) => number) => menus.reduce((max, menu) => Math.max(max, minutesOf(menu)), 0);
  return {
    estimatedPrepMinutes: most((menu) => menu.estimatedPrepMinutes),
    lastCallMinutes: most((menu) => menu.lastCallMinutes),
    requiredNoticeMinutes: most((menu) => menu.requiredNoticeMinutes),
    orderingIntervalMinutes: most((menu) => menu.orderingIntervalMinutes),
  };
}
