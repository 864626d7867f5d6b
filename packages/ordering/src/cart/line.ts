import type { MenuItem } from "../menu/dish.ts";
import type { Menu, Section } from "../menu/menu.ts";
import type { OptionGroup, OptionValue } from "../menu/option.ts";
import type { Cents } from "../money/cents.ts";
import type { Id } from "../venue/restaurant.ts";

/** A value that the diner chose, with its nested choices. Quantity 0 is a default selection that was not raised. */
export type ChosenValue = { readonly id: Id; readonly quantity: number; readonly options: readonly ChosenGroup[] };

/** The choices made in one option group. */
export type ChosenGroup = { readonly id: Id; readonly values: readonly ChosenValue[] };

/** One line of a cart: a dish, how many, the choices. `orderId` is its number in the cart. ordering#cart-line. */
export type CartLine = {
  readonly orderId: number;
  readonly id: Id;
  readonly menuId: Id | null;
  readonly sectionId: Id | null;
  readonly quantity: number;
  readonly options: readonly ChosenGroup[];
  /** The special instructions, kept on the wire as a memo option with one value of price 0. */
  readonly memo: string | null;
  /** The date of a school's calendar that it is for; absent where an order has no dates. school#school-orders. */
  readonly date?: string | undefined;
  /** The orderer's child that it is for; absent where no child is named. school#child-orders. */
  readonly childId?: string | undefined;
};

/** What a client showed that a line costs, compared with the server's own price; null where it showed nothing. */
export type ShownPrices = { readonly orderPriceCents: Cents | null; readonly memberOrderPriceCents: Cents | null };

/** A line as a client sends it: with the prices that its diner saw. */
export type ReceivedLine = CartLine & { readonly shown: ShownPrices };

/** A choice joined with the option value and group of the menu that it names, in the order chosen. */
export type ResolvedChoice = {
  readonly group: OptionGroup;
  readonly value: OptionValue;
  readonly quantity: number;
  readonly choices: readonly ResolvedChoice[];
};

/** A cart line joined with what the menu says of it today. */
export type ResolvedLine = {
  readonly line: CartLine;
  readonly menu: Menu;
  readonly section: Section | null;
  readonly item: MenuItem;
  readonly choices: readonly ResolvedChoice[];
};
