// Refund: the amounts to refund of a bill.

export {
  computeRefund,
  type Refund,
  type RefundAsked,
  type RefundRefusal,
  type TenderToRefund,
} from "./compute-refund.ts";
export { type RefundableBill, type RefundableLine, splitBill } from "./refundable-bill.ts";
