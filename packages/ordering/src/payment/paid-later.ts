import { meansOfKind, SUITE_TAB } from "./means/index.ts";

const BILLED: readonly string[] = [...meansOfKind("billed"), SUITE_TAB].map(({ begins }) => begins);
const IN_PERSON: readonly string[] = meansOfKind("in-person").map(({ begins }) => begins);

/**
 * Tells whether a payment status means that the order is billed later, on its own or with a suite's tab.
 * payment#invoiced, suites#tab.
 */
export function isBilledLater(paymentStatus: string): boolean {
  return BILLED.includes(paymentStatus);
}

/**
 * Tells whether a payment status means that the order is still to be paid: billed later, or in person.
 * payment#tender.
 */
export function isPaidLater(paymentStatus: string): boolean {
  return isBilledLater(paymentStatus) || IN_PERSON.includes(paymentStatus);
}
