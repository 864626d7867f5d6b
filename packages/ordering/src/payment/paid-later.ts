import { meansOfKind, SUITE_TAB } from "./means/index.ts";

const BILLED: readonly string[] = [...meansOfKind("billed"), SUITE_TAB].map(({ begins }) => begins);
const IN_PERSON: readonly string[] = meansOfKind("in-person").map(({ begins }) => begins);

/** Whether an order whose payment stands so is billed later, by itself or with a suite's tab. payment#invoiced, suites#tab. */
export function isBilledLater(paymentStatus: string): boolean {
  return BILLED.includes(paymentStatus);
}

/** Whether an order whose payment stands so has still to be paid: billed later, or in person. payment#tender. */
export function isPaidLater(paymentStatus: string): boolean {
  return isBilledLater(paymentStatus) || IN_PERSON.includes(paymentStatus);
}
