import type { Id } from "../venue/restaurant.ts";

/** The structure that menu data and normalized menus share. In menu data, lists may be absent. */
export type MenuShape = SectionShape & { readonly sections?: readonly SectionShape[] | null };
type SectionShape = { readonly items?: readonly ItemShape[] | null };
/** A dish or an option value; both have nested groups in `options`. */
export type ItemShape = { readonly id: Id; readonly options?: readonly GroupShape[] | null };
type GroupShape = { readonly values?: readonly ItemShape[] | null };

type EntryOf<List, Shape> = NonNullable<List> extends readonly (infer Entry)[] ? Extract<Entry, Shape> : never;
export type SectionOf<AnyMenu extends MenuShape> = EntryOf<AnyMenu["sections"], SectionShape>;
export type ItemOf<AnyMenu extends MenuShape> = EntryOf<AnyMenu["items"], ItemShape>;
export type GroupOf<AnyItem extends ItemShape> = EntryOf<AnyItem["options"], GroupShape>;
export type ValueOf<AnyGroup extends GroupShape> = EntryOf<AnyGroup["values"], ItemShape>;

/** A dish with its menu and section; the section is null for a dish directly on the menu. */
export type Placed<AnyMenu extends MenuShape> = {
  readonly menu: AnyMenu;
  readonly section: SectionOf<AnyMenu> | null;
  readonly item: ItemOf<AnyMenu>;
};

/** Yields the dishes of menus in display order: a menu's own items, then those of its sections. */
export function* listedItems<AnyMenu extends MenuShape>(menus: readonly AnyMenu[]): Generator<Placed<AnyMenu>> {
  for (const menu of menus) {
    for (const item of entriesOf<ItemOf<AnyMenu>>(menu.items)) yield { menu, section: null, item };
    for (const section of entriesOf<SectionOf<AnyMenu>>(menu.sections)) {
      const { items }: SectionShape = section;
      for (const item of entriesOf<ItemOf<AnyMenu>>(items)) yield { menu, section, item };
    }
  }
}

/** A visit to an option group or one of its values. `within` lists the values above it, outermost first. */
export type OptionVisit<AnyGroup extends GroupShape> = {
  readonly group: AnyGroup;
  readonly within: readonly ValueOf<AnyGroup>[];
} & ({ readonly kind: "group" } | { readonly kind: "value"; readonly value: ValueOf<AnyGroup> });

/**
 * Visits option groups at every depth: each group, then each value followed by its nested groups. Recursion
 * is safe, because menus nest at most `MAX_OPTION_DEPTH` deep.
 */
export function* walkOptions<AnyGroup extends GroupShape>(
  groups: readonly AnyGroup[] | null | undefined,
  within: readonly ValueOf<AnyGroup>[] = [],
): Generator<OptionVisit<AnyGroup>> {
  for (const group of groups ?? []) {
    yield { kind: "group", group, within };
    for (const value of entriesOf<ValueOf<AnyGroup>>(group.values)) {
      const { options }: ItemShape = value;
      yield { kind: "value", group, value, within };
      yield* walkOptions(entriesOf<AnyGroup>(options), [...within, value]);
    }
  }
}

/** A visit to a part of a menu, with the parts that contain it. */
export type MenuVisit<AnyMenu extends MenuShape> =
  | { readonly kind: "menu"; readonly menu: AnyMenu }
  | { readonly kind: "section"; readonly menu: AnyMenu; readonly section: SectionOf<AnyMenu> }
  | ({ readonly kind: "item" } & Placed<AnyMenu>)
  | (Placed<AnyMenu> & OptionVisit<GroupOf<ItemOf<AnyMenu>>>);

/** Visits every part of menus in display order: menus, sections, dishes, groups and values. */
export function* walkMenus<AnyMenu extends MenuShape>(menus: readonly AnyMenu[]): Generator<MenuVisit<AnyMenu>> {
  for (const menu of menus) {
    yield { kind: "menu", menu };
    for (const section of [null, ...entriesOf<SectionOf<AnyMenu>>(menu.sections)]) {
      if (section) yield { kind: "section", menu, section };
      const { items }: SectionShape = section ?? menu;
      for (const item of entriesOf<ItemOf<AnyMenu>>(items)) {
        const placed = { menu, section, item };
        const { options }: ItemShape = item;
        yield { kind: "item", ...placed };
        for (const visit of walkOptions(entriesOf<GroupOf<ItemOf<AnyMenu>>>(options))) yield { ...placed, ...visit };
      }
    }
  }
}

/** Returns the entries of an optional list; the caller's type parameter must match the list's type. */
export function entriesOf<Entry>(list: unknown): readonly Entry[] {
  return (list ?? []) as readonly Entry[];
}
