import type { MeansOperations } from "./operations.ts";

/** Paid in person: the restaurant collects the payment and pays refunds itself. payment#on-premise. */
export const IN_PERSON: MeansOperations = { givenAs: () => "atRestaurant", account: null };

/** Billed later: a refund reduces the invoice. payment#invoiced. */
export const BILLED: MeansOperations = { givenAs: () => "offInvoice", account: null };
