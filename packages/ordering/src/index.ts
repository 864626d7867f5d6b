// The business rules of ordering. The index of each folder exports the folder's public interface.

export * from "./account/index.ts";
export * from "./board/index.ts";
export * from "./cart/index.ts";
export * from "./checkout/index.ts";
export * from "./costs/index.ts";
export * from "./fulfilment/index.ts";
export * from "./hub/index.ts";
export * from "./loyalty/index.ts";
export * from "./menu/index.ts";
export * from "./money/index.ts";
export * from "./order/index.ts";
export * from "./partner/index.ts";
export * from "./payment/index.ts";
export * from "./printing/index.ts";
export * from "./refund/index.ts";
export { isRefused, type Refused } from "./refusal.ts";
export * from "./school/index.ts";
export * from "./suite/index.ts";
export * from "./table/index.ts";
export * from "./time/index.ts";
export * from "./venue/index.ts";
