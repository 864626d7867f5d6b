import { type MenuItemData, type ThingMark, walkMenus } from "@comptoir/ordering";
import type { VenueFile } from "@comptoir/venue-file";

/**
 * What a venue file says beside its restaurant, its codes and its members: menus, announcements, and the parts that other
 * rooms read, kept whole so that an export gives them back.
 */
export type VenueDocument = Omit<VenueFile, "restaurant" | "discounts" | "gift_cards" | "membership">;

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
export function thingsOf(document: Pick<VenueDocument, "menus">): ThingsOfDocument {
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
  for (const visit of walkMenus(document.menus)) {
    if (visit.kind === "section") note({ kind: "section", id: String(visit.section.id) }, visit.section);
    if (visit.kind === "item") {
      note({ kind: "item", id: String(visit.item.id) }, visit.item);
      count("item", visit.item);
    }
    if (visit.kind === "value") {
      note({ kind: "value", id: String(visit.value.id) }, {});
      count("value", visit.value);
    }
  }
  return {
    counted: [...counted.values()],
    markedSoldOut: [...soldOut.values()],
    markedAvailable: [...available.values()],
    all: [...all.values()],
  };
}
