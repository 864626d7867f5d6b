import type { StoredMeans } from "./means.ts";

/** A school's debt to an account for cancelled days. school#account-credit. */
export const ACCOUNT_CREDIT = {
  name: "account_credit",
  kind: "stored",
  begins: "not-required",
} as const satisfies StoredMeans;
