import { formatList } from "@comptoir/messages";

/**
 * Formats an order's number. A hub's order has its kitchens' order numbers, joined by ` + `; equal numbers
 * are listed once. hub#hub-parent.
 */
export function sayNumbers(number: string): string {
  return formatList([...new Set(number.split(" + "))]);
}
