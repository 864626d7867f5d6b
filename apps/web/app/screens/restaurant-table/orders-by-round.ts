type SentOrder = { readonly orderId: string; readonly kitchen?: unknown; readonly sentAt: string };

/**
 * Returns a table's orders by round, in the sequence in which they were sent. At a food hall a round is one order for each kitchen;
 * elsewhere it is one order. table#send.
 */
export function ordersByRound<Order extends SentOrder>(orders: readonly Order[]): readonly (readonly Order[])[] {
  const roundOf = ({ orderId, kitchen, sentAt }: Order) => (kitchen === undefined ? orderId : sentAt);
  return [...Map.groupBy(orders, roundOf).values()];
}
