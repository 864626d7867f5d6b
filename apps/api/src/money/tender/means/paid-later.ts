import type { MeansOperations } from "./operations.ts";

/** Paid in person: the restaurant takes it, and hands over what goes back. payment#on-premise. */
export const IN_PERSON: MeansOperations = { givenAs: () => "atRestaurant", account: null };

/** Billed later: what goes back is not billed. payment#invoiced. */
export const BILLED: MeansOperations = { givenAs: () => "offInvoice", account: null };
