import { formatList } from "@comptoir/messages";

/**
 * A hub's order has its kitchens' order numbers, joined by ` + `. Equal numbers are listed once.
 * hub#hub-parent.
 */
export function sayNumbers(number: string): string {
  return formatList([...new Set(number.split(" + "))]);
}
