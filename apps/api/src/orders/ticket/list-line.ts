import { cents, formatCents, formatClockTime, tableName } from "@comptoir/ordering";
import { localMomentOf } from "../../time/zoned.ts";
import type { OrderInList } from "../status/order-lists.store.ts";

/** One line of a list of orders: number, time wanted, where to and for whom, dishes, state, money. operations#order-commands. */
export function listLine(order: OrderInList, zone: string): string {
  const { suite, tableNum, deliverTo, person, remarks } = order;
  const ready = localMomentOf(order.readyAt, zone);
  const day = ready.date === order.localDay ? "" : `${ready.date} `;
  const place = tableNum === null ? (suite ?? (deliverTo && `to ${deliverTo}`)) : `table ${tableName(tableNum)}`;
  const said = [...(remarks.checkId ? ["check ID"] : []), ...(hasSaid(order) ? ["note"] : [])];
  return [
    `${order.localDay} no. ${order.number}`,
    order.status.padEnd(11),
    `for ${day}${formatClockTime(ready.minutes)}`,
    [order.type, ...(place ? [place] : []), ...(person ? [person] : [])].join(", ").padEnd(20),
    order.dishes.map(({ name, quantity }) => `${quantity} × ${name}`).join(", "),
    ...said,
    `$${formatCents(cents(order.totalWithTipCents))} ${order.paymentStatus}`,
    ...(order.refundedCents > 0 ? [`refunded $${formatCents(cents(order.refundedCents))}`] : []),
  ].join("  ");
}

/** Whether the diner wrote something that only the whole order shows. */
function hasSaid({ remarks, dishes }: OrderInList): boolean {
  return remarks.notes !== null || remarks.questions.length > 0 || dishes.some(({ hasMemo }) => hasMemo);
}
