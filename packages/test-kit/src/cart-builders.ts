import type { CartLine, ChosenGroup, ChosenValue, Id } from "@comptoir/ordering";

/** One poutine without options, as the first line of a cart. */
export function aCartLine(but: Partial<CartLine> = {}): CartLine {
  return { orderId: 1, id: "poutine", menuId: null, sectionId: null, quantity: 1, options: [], memo: null, ...but };
}

/** The choices of one group, each once unless the test says how many. */
export function chosen(groupId: Id, ...values: readonly (Id | ChosenValue)[]): ChosenGroup {
  return {
    id: groupId,
    values: values.map((value) => (typeof value === "object" ? value : { id: value, quantity: 1, options: [] })),
  };
}

/** A chosen value with its quantity and what was chosen under it. */
export function times(quantity: number, id: Id, ...options: readonly ChosenGroup[]): ChosenValue {
  return { id, quantity, options };
}
