import { type MenuItemData, type ThingMark, walkMenus } from "@comptoir/ordering";
import type { VenueFile } from "@comptoir/venue-file";

/**
 * The venue file without restaurant, discount codes, gift cards and members. It is stored whole, so that an
 * export is complete.
 */
export type VenueDocument = Omit<VenueFile, "restaurant" | "discounts" | "gift_cards" | "membership">;

/**
 * A counted thing of the venue file. `stock`: its portions, with which each day starts if `autoRestock` is
 * set.
 */
export type CountedThing = {
  readonly kind: "item" | "value";
  readonly id: string;
  readonly stock: number;
  readonly autoRestock: boolean;
};

export type ThingsOfDocument = {
  readonly counted: readonly CountedThing[];
  readonly markedSoldOut: readonly ThingMark[];
  /** Things with `sold_out: false`. */
  readonly markedAvailable: readonly ThingMark[];
  /** All things of the file. The state of any other thing is deleted. */
  readonly all: readonly ThingMark[];
};

/** Collects the things of a document, each once, even if several menus have it. */
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
