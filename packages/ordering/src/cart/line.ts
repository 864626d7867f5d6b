import type { MenuItem } from "../menu/dish.ts";
import type { Menu, Section } from "../menu/menu.ts";
import type { OptionGroup, OptionValue } from "../menu/option.ts";
import type { Cents } from "../money/cents.ts";
import type { Id } from "../venue/restaurant.ts";

/**
 * A chosen value with its nested choices. Quantity 0 means a default selection that the diner did not raise.
 */
export type ChosenValue = { readonly id: Id; readonly quantity: number; readonly options: readonly ChosenGroup[] };

export type ChosenGroup = { readonly id: Id; readonly values: readonly ChosenValue[] };

/** A line of a cart: a dish, its quantity and its choices. `orderId` is its number in the cart. ordering#cart-line. */
export type CartLine = {
  readonly orderId: number;
  readonly id: Id;
  readonly menuId: Id | null;
  readonly sectionId: Id | null;
  readonly quantity: number;
  readonly options: readonly ChosenGroup[];
  /** The special instructions; on the wire, an option with `memo: true` and one value of price 0. */
  readonly memo: string | null;
  /** The school's date for which the line is ordered; absent if the order has no dates. school#school-orders. */
  readonly date?: string | undefined;
  /** The orderer's child for whom the line is ordered; absent if no child is named. school#child-orders. */
  readonly childId?: string | undefined;
};

/** The prices that a client showed for a line, or null. The server compares them with its own prices. */
export type ShownPrices = { readonly orderPriceCents: Cents | null; readonly memberOrderPriceCents: Cents | null };

/** A line in a request, with the prices that the diner saw. */
export type ReceivedLine = CartLine & { readonly shown: ShownPrices };

/** A choice joined with its option group and value from the menu. */
export type ResolvedChoice = {
  readonly group: OptionGroup;
  readonly value: OptionValue;
  readonly quantity: number;
  readonly choices: readonly ResolvedChoice[];
};

/** A cart line joined with its dish and options from the current menu. */
export type ResolvedLine = {
  readonly line: CartLine;
  readonly menu: Menu;
  readonly section: Section | null;
  readonly item: MenuItem;
  readonly choices: readonly ResolvedChoice[];
};
