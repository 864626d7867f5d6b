import type { StockNeeds } from "@comptoir/ordering";
import type { SlotWanted } from "../../fulfilment/slots-wanted.ts";
import type { RevocableVisitor } from "../../fulfilment/visitor-share.store.ts";
import type { PointsOfOrder } from "../../loyalty/enter-points.ts";
import type { TenderRefusal } from "../../tender/means/operations.ts";
import type { NewOrder } from "../order-record.ts";
import type { SuiteTakeRefusal, SuiteToPlace } from "./suite-tab.store.ts";

/** A time at which an order can be ready, with the slots that it stands in then. */
export type ReadyTime = { readonly readyAt: Date; readonly slots: readonly SlotWanted[] };

/** An order that was reviewed and priced, before it has taken anything. */
export type OrderToPlace = {
  readonly order: Omit<NewOrder, "taken" | "readyAt">;
  /** The revision of the menu that it was priced with. */
  readonly revision: number;
  /** What it takes of counted things, of the stock of the day for which it is wanted; null when nothing in it is counted. */
  readonly stock: (StockNeeds & { readonly day: string }) | null;
  /** When it can be ready, the wanted time or the soonest first; each is tried in turn. */
  readonly readyTimes: readonly ReadyTime[];
  /** From when it stands for good; null: when it is handed over. ordering#stands-for-good. */
  readonly standsAt: Date | null;
  /** Who places it, while it can be taken back for nothing; null when it stands at once, or when the visitor is not known. */
  readonly revocable: RevocableVisitor | null;
  /** Whose hold it confirms; null for nobody's. */
  readonly holder: string | null;
  /**
   * The code that it uses and whose that is: its restaurant's, or its hub's. A use is counted once for all orders of a submission, by the
   * first; under which keys of its person too, none for a code without such a limit.
   */
  readonly discount: {
    readonly restaurantId: string;
    readonly codeKey: string;
    readonly personKeys: readonly string[];
    readonly isCounted: boolean;
  } | null;
  /** The points that it gives; null where nobody collects any. */
  readonly points: PointsOfOrder | null;
  /** The suite that it is an order of, and what it puts on the suite's tab; null for any other order. */
  readonly suite: SuiteToPlace | null;
};

/** Why an order that was fine when it was priced is not any more. */
export type TakeRefusal = { readonly orderId: string } & (
  | {
      readonly code: "out-of-stock";
      readonly short: readonly { kind: "item" | "value"; id: string; remaining: number }[];
    }
  | { readonly code: "interval-full" }
  /** The visitor has too many that do not stand yet. */
  | { readonly code: "too-many-open"; readonly retryAfterSeconds: number }
  /** There is room, but the visitor has a share of it that does not stand yet. */
  | { readonly code: "slot-share-used" }
  /** There are portions of a thing, but the visitor has a share of them that does not stand yet. */
  | {
      readonly code: "stock-share-used";
      readonly thing: { readonly kind: "item" | "value"; readonly id: string };
      readonly retryAfterSeconds: number;
    }
  | { readonly code: "discount-used-up" }
  /** The code may be used more often, but not by this person. */
  | { readonly code: "discount-used-by-person" }
  | TenderRefusal
  | SuiteTakeRefusal
);
