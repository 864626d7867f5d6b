import type { ReceivedLine } from "../cart/line.ts";
import type { MenuIndex } from "../menu/menu-index.ts";
import type { SchoolDay } from "../school/school-day.ts";
import type { LocalMoment } from "../time/local-moment.ts";
import type { OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import type { TaxRate } from "../venue/restaurant.ts";

/** A cart with all that decides whether it may be ordered. The index holds today's sold-out marks and stock. */
export type CartToCheck = {
  readonly index: MenuIndex;
  readonly lines: readonly ReceivedLine[];
  readonly type: OrderType;
  readonly now: LocalMoment;
  /** When the food is wanted; null means now. */
  readonly when: LocalMoment | null;
  /**
   * The real minutes from now until then, where the caller has both instants. Without it the wall clock is counted, which
   * is an hour off across the nights when clocks change.
   */
  readonly leadMinutes?: number;
  readonly settings: OrderingSettings;
  readonly taxRate: TaxRate;
  /** The member whose promos hold, as the server knows it; null for anyone else. */
  readonly member: { readonly promos: readonly string[] } | null;
  /** Whether the kitchen is full at that time; false where it was not looked up, as in the browser. */
  readonly isKitchenFull: boolean;
  /** Whether that time is one that can be chosen; true where it was not looked up, as in the browser. */
  readonly isTimeOffered: boolean;
  /** When the event ends on whose day a suite orders: a menu's last call counts from there, too. Absent for any other order. suites#event-menus. */
  readonly eventEnds?: LocalMoment | undefined;
  /** The date of a school's order with what is served on it; absent for any other, and where it was not looked up. school#day. */
  readonly schoolDay?: SchoolDay | undefined;
};
