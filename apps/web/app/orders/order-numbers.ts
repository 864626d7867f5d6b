import { formatList } from "@comptoir/messages";

/**
 * Formats the number of an order. A hub's order has the numbers of its kitchens' orders, joined by plus signs: each is
 * said once. hub#hub-parent.
 */
export function sayNumbers(number: string): string {
  return formatList([...new Set(number.split(" + "))]);
}
