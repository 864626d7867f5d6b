// Cart: the dishes that the diner chose.

export { type AllergyWarning, allergyWarning, warningOfList } from "./allergy-warning.ts";
export {
  addToCart,
  changeLineQuantity,
  isSameSelection,
  removeLine,
  replaceLine,
  type TemporaryItem,
} from "./cart.ts";
export { cartQuantity, itemQuantity, roomInCart } from "./cart-quantity.ts";
export {
  type CartLineData,
  type ChosenGroupData,
  type ChosenValueData,
  formatCartLine,
  formatCartLines,
  parseCartLines,
  readMemo,
  readShownPrice,
} from "./cart-wire.ts";
export {
  checkRoom,
  type DishBounds,
  findOverchosenLine,
  findUncountableLine,
  MAX_CART_LINES,
  MAX_CHOICES,
  MAX_MEMO_LENGTH,
  MAX_ORDER_CENTS,
  MAX_ORDER_ID,
  MAX_QUANTITY,
  type RoomRefusal,
  roomForItem,
} from "./limits.ts";
export type { CartLine, ChosenGroup, ChosenValue, ReceivedLine, ResolvedChoice, ResolvedLine } from "./line.ts";
export { mergeCarts, putBackLines, removeOrderedLines } from "./merge-carts.ts";
export { countsAsSelection } from "./option-limits.ts";
export {
  type ChoicePath,
  changeQuantity,
  chosenIn,
  type GroupPath,
  type ItemSelection,
  missingGroups,
  removeChoice,
  roomIn,
  startSelection,
} from "./option-selection.ts";
export { reorder } from "./reorder.ts";
export { resolveLine } from "./resolve-line.ts";
export { type LineChange, type RestoredCart, restoreCart } from "./restore-cart.ts";
