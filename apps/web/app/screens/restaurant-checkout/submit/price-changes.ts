import type { InvalidItem, PricedLineData } from "@comptoir/contract";

/** A line whose price is another one than the diner was shown. Amounts are the whole line's, as the wire writes them. */
export type PriceChange = {
  readonly orderId: number;
  readonly name: string;
  readonly oldPrice: string | null;
  readonly newPrice: string;
};

/** Of a price-changed refusal, each line with the price that was shown and the one that holds. promises#promise-13. */
export function priceChangesBetween(
  shown: readonly PricedLineData[],
  today: readonly PricedLineData[],
  refused: readonly InvalidItem[],
): readonly PriceChange[] {
  const shownByOrderId = new Map(shown.map((line) => [line.orderId, line.orderPrice]));
  const named = new Map(refused.map((item) => [item.orderId, item]));
  return today.flatMap(({ orderId, name, orderPrice }): PriceChange[] => {
    const oldPrice = shownByOrderId.get(orderId) ?? null;
    const newPrice = named.get(orderId)?.price ?? orderPrice;
    return oldPrice === newPrice || (oldPrice === null && !named.has(orderId))
      ? []
      : [{ orderId, name, oldPrice, newPrice }];
  });
}
