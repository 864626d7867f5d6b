import type { BoardOrderData } from "@comptoir/contract";
import { formatList, m } from "@comptoir/messages";

/**
 * Names the group of an order and how many are in it; in an order for all, then each person with their dishes, so that the counter
 * can hand them out. Empty for an order of no group. table#group-orders.
 */
export function groupWords({
  group,
  lines,
}: Pick<BoardOrderData, "group"> & {
  readonly lines: readonly Pick<BoardOrderData["lines"][number], "orderId" | "name" | "quantity">[];
}): readonly string[] {
  if (group === null) return [];
  const { name, people } = group;
  const named = group.lines.flatMap(({ name: person, orderIds }) => {
    const dishes = lines.filter(({ orderId }) => orderIds.includes(orderId));
    if (dishes.length === 0) return [];
    const words = dishes.map(({ quantity, name: dish }) => (quantity === 1 ? dish : `${quantity} × ${dish}`));
    return [m.board_group_person({ name: person, dishes: formatList(words) })];
  });
  return [m.board_group({ name, people }), ...named];
}
