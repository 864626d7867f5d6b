import type { FeeBack } from "../../gateways/payment/port.ts";
import { batchCalls } from "../../platform/db/batch-calls.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { bookFeeBack } from "./fees.store.ts";
import { loadPayments, movePayments, type PaymentMove, type PaymentName, type PaymentRow } from "./payments.store.ts";

/**
 * Loads and moves payments for workers; concurrent calls are batched. `move` returns false if another worker
 * moved the payment first.
 */
export type PaymentBooks = {
  readonly load: (name: PaymentName) => Promise<PaymentRow | null>;
  readonly move: (name: PaymentName, move: PaymentMove) => Promise<boolean>;
  /** Books what a gateway has given back of a payment's fee, if that is more than is booked. payment#platform-fee. */
  readonly feeBack: (name: PaymentName, back: FeeBack) => Promise<void>;
};

type Move = { readonly name: PaymentName; readonly move: PaymentMove };

export function openPaymentBooks(db: Queryable): PaymentBooks {
  const move = batchCalls((moves: readonly Move[]) => moveAll(db, moves));
  return {
    load: batchCalls((names: readonly PaymentName[]) => loadPayments(db, names)),
    move: (name, to) => move({ name, move: to }),
    feeBack: (name, back) => bookFeeBack(db, name, back),
  };
}

async function moveAll(db: Queryable, moves: readonly Move[]): Promise<readonly boolean[]> {
  const ways = Map.groupBy(moves, ({ move: { from, to } }) => `${from} ${to}`);
  const isMoved = new Map<Move, boolean>();
  for (const alike of ways.values()) {
    const [{ move }] = alike as [Move, ...Move[]];
    const names = alike.map(({ name }) => name);
    for (const [index, moved] of (await movePayments(db, names, move)).entries())
      isMoved.set(alike[index] as Move, moved);
  }
  return moves.map((one) => isMoved.get(one) ?? false);
}
