import type { BillSettings } from "../venue/restaurant.ts";
import type { Discount, TipChoice, Voucher } from "./costs.ts";
import type { PricedLine } from "./priced-line.ts";

/** Everything that a bill is made of. The same facts always make the same bill. bill#steps. */
export type OrderToCost = {
  readonly settings: BillSettings;
  readonly lines: readonly PricedLine[];
  /** Whether the order is brought to the diner: its type is `delivery`, or the checkout's pickup says so. */
  readonly delivered: boolean;
  /** Whether the small-order rebate may hold for this kind of order: see `ORDER_TYPE_RULES`. */
  readonly rebateApplies: boolean;
  readonly discount: Discount | null;
  readonly tip: TipChoice | null;
  readonly voucher: Voucher | null;
};
