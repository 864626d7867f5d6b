import { isRefused, type Refused, type VenueCaller } from "@comptoir/ordering";
import { writeStaffAct } from "../../../people/staff-acts.store.ts";
import type { OrderName } from "../order-changes.ts";
import type { GivenBack } from "../order-record.ts";
import { type RefundOrderRefusal, type RefundRequest, refundOrder } from "../refund/refund-order.ts";
import type { BoardDeps } from "./board-acts.ts";

type RefundOnBoardRefusal = RefundOrderRefusal | { readonly code: "order-changed" };

/**
 * Refunds an order for a member of the staff, who has seen the quote for `version`, or for another system; null for the
 * current version. A retry with the same key is the same refund, whatever happened to the order since.
 * payment#refund-once, board#refund.
 */
export async function refundOnBoard(
  deps: BoardDeps,
  order: OrderName,
  request: RefundRequest,
  { version, by }: { readonly version: number | null; readonly by: VenueCaller },
): Promise<{ readonly given: GivenBack } | Refused<RefundOnBoardRefusal>> {
  const answer = await refundOrder<{ readonly code: "order-changed" }>(deps, order, request, {
    by,
    check: (found) => (version === null || found.version === version ? null : { refused: { code: "order-changed" } }),
    afterwards: (transaction, { given, at }) => {
      const details = { amount: given.amount, reason: request.reason };
      return writeStaffAct(transaction, by, { at, act: "refund", orderId: order.orderId, details });
    },
  });
  return isRefused(answer) ? answer : { given: answer.given };
}
