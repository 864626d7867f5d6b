import type { MeansOperations } from "./operations.ts";

/** The session of the table whose bill pays. */
export type TableReference = { readonly sessionId: string };

/** A table's bill: owed until its people pay it. What an order gives back before lowers what they owe. table#bill. */
export const ON_TABLE: MeansOperations = { givenAs: () => "offInvoice", account: null };
