import type { StoredMeans } from "./means.ts";

/** What a school owes an account for cancelled days. school#account-credit. */
export const ACCOUNT_CREDIT = {
  name: "account_credit",
  kind: "stored",
  begins: "not-required",
} as const satisfies StoredMeans;
