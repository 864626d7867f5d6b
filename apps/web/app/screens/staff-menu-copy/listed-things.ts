import { decodeHtmlText, foldLetters } from "@comptoir/ordering";
import type { DraftState } from "../../studio/draft-store.ts";
import { draftName } from "../../studio/thing-name.ts";
import { childrenOf, listMenus, seekDishes } from "../staff-menu/menu-tree.ts";

type Draft = Pick<DraftState, "things" | "pending">;

/** A heading of the list, with what can be ticked below it. */
export type ListedPart = {
  readonly thing: string;
  readonly name: string;
  /** Whether it can be ticked as a whole. */
  readonly isWhole: boolean;
  readonly things: readonly { readonly thing: string; readonly name: string; readonly price: string | null }[];
};

/** Lists the sections with their dishes, or the dishes with their option groups. Parts without a hit are left out of a search. */
export function listThings(draft: Draft, text: string, what: "dishes" | "options"): readonly ListedPart[] {
  const entry = (thing: string) => {
    const price = draft.things.get(thing)?.fields.price;
    return { thing, name: draftName(draft, thing), price: typeof price === "string" ? price : null };
  };
  const menus = listMenus(draft);
  const parts = (what === "dishes" ? seekDishes(draft, menus, text) : menus).flatMap((menu) => menu.parts);
  if (what === "dishes") {
    return parts
      .map(({ thing, dishes }) => {
        const isWhole = thing.startsWith("section:") && text.trim() === "";
        return { thing, name: draftName(draft, thing), isWhole, things: dishes.map(entry) };
      })
      .filter(({ things, isWhole }) => things.length > 0 || isWhole);
  }
  const within = childrenOf(draft);
  const sought = foldLetters(text.trim());
  return parts
    .flatMap(({ dishes }) => dishes)
    .map((thing) => ({
      thing,
      name: draftName(draft, thing),
      isWhole: false,
      things: (within.get(thing) ?? []).map(entry),
    }))
    .filter(({ things }) => things.length > 0)
    .filter((part) => [part, ...part.things].some(({ name }) => foldLetters(decodeHtmlText(name)).includes(sought)));
}
