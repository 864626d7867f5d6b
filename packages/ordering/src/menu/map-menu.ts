import {
  entriesOf,
  type GroupOf,
  type ItemOf,
  type ItemShape,
  type MenuShape,
  type SectionOf,
  type ValueOf,
} from "./walk-menu.ts";

/** Maps one part of a menu: returns the part, a replacement, or null to remove it. */
type Change<Part> = (part: Part) => Part | null;

export type OptionChanges<AnyItem extends ItemShape> = {
  readonly group?: Change<GroupOf<AnyItem>>;
  readonly value?: Change<ValueOf<GroupOf<AnyItem>>>;
};

/** The mappings of a menu's parts. Children are mapped before their parent. */
export type MenuChanges<AnyMenu extends MenuShape> = OptionChanges<ItemOf<AnyMenu>> & {
  readonly section?: Change<SectionOf<AnyMenu>>;
  readonly item?: Change<ItemOf<AnyMenu>>;
};

/** Maps a copy of a menu, normalized or not. Unchanged parts are shared with the original. */
export function mapMenu<AnyMenu extends MenuShape>(menu: AnyMenu, changes: MenuChanges<AnyMenu>): AnyMenu {
  const mapItem = (item: ItemOf<AnyMenu>) => become(changes.item, mapOptions(item, changes));
  const mapSection = (section: SectionOf<AnyMenu>) => {
    return become(changes.section, withList(section, "items", mapItem));
  };
  return withList(withList(menu, "items", mapItem), "sections", mapSection);
}

/** Maps a copy of a dish's options at every depth. Unchanged parts are shared with the original. */
export function mapOptions<AnyItem extends ItemShape>(item: AnyItem, changes: OptionChanges<AnyItem>): AnyItem {
  if (!changes.group && !changes.value) return item;
  const mapValue = (value: ValueOf<GroupOf<AnyItem>>) => {
    // A value's options have the same type as its dish's.
    return become(changes.value, mapOptions(value, changes as OptionChanges<typeof value>));
  };
  const mapGroup = (group: GroupOf<AnyItem>) => become(changes.group, withList(group, "values", mapValue));
  return withList(item, "options", mapGroup);
}

function become<Part>(change: Change<Part> | undefined, part: Part): Part | null {
  return change ? change(part) : part;
}

/** Maps the entries of the list `owner[key]`; returns the same `owner` if no entry changes. */
function withList<Owner extends object, Entry>(owner: Owner, key: keyof Owner, change: Change<Entry>): Owner {
  const before = entriesOf<Entry>(owner[key]);
  const after = before.map(change);
  if (after.every((entry, index) => entry === before[index])) return owner;
  return { ...owner, [key]: after.filter((entry) => entry !== null) };
}
