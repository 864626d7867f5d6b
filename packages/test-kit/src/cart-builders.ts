import type { CartLine, ChosenGroup, ChosenValue, Id } from "@comptoir/ordering";

/** Creates the first line of a cart: one poutine without options. */
export function aCartLine(but: Partial<CartLine> = {}): CartLine {
  return { orderId: 1, id: "poutine", menuId: null, sectionId: null, quantity: 1, options: [], memo: null, ...but };
}

export function chosen(groupId: Id, ...values: readonly (Id | ChosenValue)[]): ChosenGroup {
  return {
    id: groupId,
    values: values.map((value) => (typeof value === "object" ? value : { id: value, quantity: 1, options: [] })),
  };
}

export function times(quantity: number, id: Id, ...options: readonly ChosenGroup[]): ChosenValue {
  return { id, quantity, options };
}
