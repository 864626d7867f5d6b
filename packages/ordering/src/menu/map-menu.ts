import {
  entriesOf,
  type GroupOf,
  type ItemOf,
  type ItemShape,
  type MenuShape,
  type SectionOf,
  type ValueOf,
} from "./walk-menu.ts";

/** What becomes of a part of a menu: itself, another in its place, or null to leave it out. */
type Change<Part> = (part: Part) => Part | null;

/** What becomes of the options of a dish, groups and values at every depth. */
export type OptionChanges<AnyItem extends ItemShape> = {
  readonly group?: Change<GroupOf<AnyItem>>;
  readonly value?: Change<ValueOf<GroupOf<AnyItem>>>;
};

/** What becomes of the parts of a menu. Each is changed after the parts that it is made of. */
export type MenuChanges<AnyMenu extends MenuShape> = OptionChanges<ItemOf<AnyMenu>> & {
  readonly section?: Change<SectionOf<AnyMenu>>;
  readonly item?: Change<ItemOf<AnyMenu>>;
};

/** A changed copy of a menu, whichever shape it has; what does not change is shared with the menu itself. */
export function mapMenu<AnyMenu extends MenuShape>(menu: AnyMenu, changes: MenuChanges<AnyMenu>): AnyMenu {
  const mapItem = (item: ItemOf<AnyMenu>) => become(changes.item, mapOptions(item, changes));
  const mapSection = (section: SectionOf<AnyMenu>) => {
    return become(changes.section, withList(section, "items", mapItem));
  };
  return withList(withList(menu, "items", mapItem), "sections", mapSection);
}

/** A dish with changed options, at every depth; what does not change is shared with the dish itself. */
export function mapOptions<AnyItem extends ItemShape>(item: AnyItem, changes: OptionChanges<AnyItem>): AnyItem {
  if (!changes.group && !changes.value) return item;
  const mapValue = (value: ValueOf<GroupOf<AnyItem>>) => {
    // The options of a value are such as those of its dish.
    return become(changes.value, mapOptions(value, changes as OptionChanges<typeof value>));
  };
  const mapGroup = (group: GroupOf<AnyItem>) => become(changes.group, withList(group, "values", mapValue));
  return withList(item, "options", mapGroup);
}

function become<Part>(change: Change<Part> | undefined, part: Part): Part | null {
  return change ? change(part) : part;
}

/** An owner with each entry of one of its lists changed; the owner itself when none of them is another. */
function withList<Owner extends object, Entry>(owner: Owner, key: keyof Owner, change: Change<Entry>): Owner {
  const before = entriesOf<Entry>(owner[key]);
  const after = before.map(change);
  if (after.every((entry, index) => entry === before[index])) return owner;
  return { ...owner, [key]: after.filter((entry) => entry !== null) };
}
