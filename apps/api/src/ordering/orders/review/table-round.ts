import type { Transaction } from "../../../platform/db/transaction.ts";
import type { GroupOfOrder } from "../order-record.ts";

/**
 * An order of a group by a link. It is paid like any order. `isAll`: it has everybody's lines, so it ends the session.
 * `isAsSeen`: whether the group is still as it was reviewed, asked under the session's lock. table#group-send.
 */
export type GroupToPlace = {
  readonly said: GroupOfOrder;
  readonly isAll: boolean;
  readonly isAsSeen: (transaction: Transaction) => Promise<boolean>;
};

/**
 * A round of a table before it is written: whose table it is, who sends it, and whom each line is for, by the line's number. The order
 * of a hub's kitchen is on the table of the hub. table#send, table#halls.
 */
export type TableToPlace = {
  readonly restaurantId: string;
  readonly sessionId: string;
  /** The submission: the order's id, or at a hub one for the orders of all its kitchens. */
  readonly roundId: string;
  readonly sentBy: string;
  readonly people: Readonly<Record<string, readonly string[]>>;
  /** Set for an order of a group by a link; absent for a round on a table's bill. */
  readonly group?: GroupToPlace;
};

/** Refusals by the table or group: its session has ended, the group has changed, or it sends too often. table#table-limits. */
export type TableTakeRefusal =
  | { readonly code: "table-ended" | "group-ended" | "group-changed" }
  | { readonly code: "table-too-often"; readonly retryAfterSeconds: number };
