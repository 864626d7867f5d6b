import type { Menu, MenuItem, OptionGroup, OptionValue, Section } from "../menu/menu.ts";
import type { CartLine } from "./line.ts";

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
