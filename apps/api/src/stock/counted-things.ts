import type { MenuData, MenuItemData, OptionGroupData, SectionData } from "@comptoir/ordering";
import type { MenuDocument, ThingMark } from "./menu-document.ts";

/** A counted thing as the venue file has it: how many there are, and whether each new day begins with as many. */
export type CountedThing = {
  readonly kind: "item" | "value";
  readonly id: string;
  readonly stock: number;
  readonly autoRestock: boolean;
};

/** What a venue file says of the things that are sold out or counted. */
export type ThingsOfDocument = {
  readonly counted: readonly CountedThing[];
  readonly markedSoldOut: readonly ThingMark[];
  /** Things that the file says are not sold out. */
  readonly markedAvailable: readonly ThingMark[];
  /** Every thing there is, so that what is known of vanished ones can go. */
  readonly all: readonly ThingMark[];
};

/** Collects them from a document, each thing once, however many menus it stands on. */
export function thingsOf(document: Pick<MenuDocument, "menus">): ThingsOfDocument {
  const counted = new Map<string, CountedThing>();
  const soldOut = new Map<string, ThingMark>();
  const available = new Map<string, ThingMark>();
  const all = new Map<string, ThingMark>();

  const note = (mark: ThingMark, thing: { sold_out?: boolean | null }) => {
    const key = `${mark.kind} ${mark.id}`;
    all.set(key, mark);
    if (thing.sold_out === true) soldOut.set(key, mark);
    else if (thing.sold_out === false) available.set(key, mark);
  };
  const count = (kind: "item" | "value", thing: Pick<MenuItemData, "id" | "stock" | "auto_restock">) => {
    if (thing.stock == null) return;
    const id = String(thing.id);
    counted.set(`${kind} ${id}`, { kind, id, stock: thing.stock, autoRestock: thing.auto_restock === "daily" });
  };
  const visitGroups = (groups: readonly OptionGroupData[] | null | undefined) => {
    for (const value of (groups ?? []).flatMap((group) => group.values ?? [])) {
      note({ kind: "value", id: String(value.id) }, {});
      count("value", value);
      visitGroups(value.options);
    }
  };
  const visitItems = (owner: Pick<MenuData | SectionData, "items">) => {
    for (const item of owner.items ?? []) {
      note({ kind: "item", id: String(item.id) }, item);
      count("item", item);
      visitGroups(item.options);
    }
  };
  for (const menu of document.menus) {
    visitItems(menu);
    for (const section of menu.sections ?? []) {
      note({ kind: "section", id: String(section.id) }, section);
      visitItems(section);
    }
  }
  return {
    counted: [...counted.values()],
    markedSoldOut: [...soldOut.values()],
    markedAvailable: [...available.values()],
    all: [...all.values()],
  };
}
