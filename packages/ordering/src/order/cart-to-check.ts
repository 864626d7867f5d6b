import type { ReceivedLine } from "../cart/line.ts";
import type { MenuIndex } from "../menu/menu-index.ts";
import type { SchoolDay } from "../school/school-day.ts";
import type { LocalMoment } from "../time/local-moment.ts";
import type { OrderType } from "../venue/order-type.ts";
import type { OrderingSettings } from "../venue/ordering-settings.ts";
import type { TaxRate } from "../venue/restaurant.ts";

/**
 * A cart and everything that decides whether it can be ordered. `index` holds the current sold-out marks and
 * stock.
 */
export type CartToCheck = {
  readonly index: MenuIndex;
  readonly lines: readonly ReceivedLine[];
  readonly type: OrderType;
  readonly now: LocalMoment;
  /** The time for which the food is wanted; null means now. */
  readonly when: LocalMoment | null;
  /**
   * The real minutes from now until `when`, if known. Otherwise wall-clock minutes are used, which are an
   * hour off across a clock change.
   */
  readonly leadMinutes?: number;
  readonly settings: OrderingSettings;
  readonly taxRate: TaxRate;
  /** The member whose promos apply, as verified by the server; null for everyone else. */
  readonly member: { readonly promos: readonly string[] } | null;
  /** Whether the kitchen is full at `when`; false if unknown, as in the browser. */
  readonly isKitchenFull: boolean;
  /** Whether diners can choose the time `when`; true if unknown, as in the browser. */
  readonly isTimeOffered: boolean;
  /**
   * The end of a suite's event, before which a menu's last call also counts; absent for other orders.
   * suites#event-menus.
   */
  readonly eventEnds?: LocalMoment | undefined;
  /** The menus of a school's date. Absent for other orders, or if it was not looked up. school#day. */
  readonly schoolDay?: SchoolDay | undefined;
};
