import { decodeHtmlText, foldLetters } from "@comptoir/ordering";
import { type DraftState, draftValue } from "../../studio/draft-store.ts";
import { draftName } from "../../studio/thing-name.ts";

/** A section of the list, or the dishes of a menu that are in no section. */
export type ListedPart = { readonly thing: string; readonly dishes: readonly string[] };
export type ListedMenu = { readonly thing: string; readonly parts: readonly ListedPart[] };

type Draft = Pick<DraftState, "things" | "pending">;

/** Arranges the dishes of the draft by menu and section, as guests see them: by `order`, and those without one last, as they are in the file. */
export function listMenus(draft: Draft): ListedMenu[] {
  const within = childrenOf(draft);
  const dishesOf = (parent: string) => (within.get(parent) ?? []).filter((key) => isKind(key, "item"));
  return (within.get("restaurant") ?? [])
    .filter((key) => isKind(key, "menu"))
    .map((menu) => {
      const sections = (within.get(menu) ?? []).filter((key) => isKind(key, "section"));
      const own = dishesOf(menu);
      const parts = sections.map((thing) => ({ thing, dishes: dishesOf(thing) }));
      return { thing: menu, parts: [...(own.length > 0 ? [{ thing: menu, dishes: own }] : []), ...parts] };
    });
}

/** Leaves in each part the dishes whose name contains `text` in either language; all if it is blank. */
export function seekDishes(draft: Draft, menus: readonly ListedMenu[], text: string): readonly ListedMenu[] {
  const sought = foldLetters(text.trim());
  if (sought === "") return menus;
  return menus.map(({ thing, parts }) => ({
    thing,
    parts: parts.map((part) => ({ ...part, dishes: part.dishes.filter((key) => hasText(draft, key, sought)) })),
  }));
}

/** Returns the keys of what is in each thing, in the order in which guests see them. */
export function childrenOf(draft: Draft): Map<string, string[]> {
  const within = new Map<string, string[]>();
  const keys = new Set([...draft.things.keys(), ...[...draft.pending.values()].map(({ thing }) => thing)]);
  for (const key of keys) {
    const under = draftValue(draft, key, "under");
    if (typeof under !== "string") continue;
    const siblings = within.get(under);
    if (siblings) siblings.push(key);
    else within.set(under, [key]);
  }
  for (const [parent, children] of within) {
    within.set(
      parent,
      children.toSorted((one, other) => orderOf(draft, one) - orderOf(draft, other)),
    );
  }
  return within;
}

function orderOf(draft: Draft, key: string): number {
  const order = draftValue(draft, key, "order");
  return typeof order === "number" ? order : Number.MAX_SAFE_INTEGER;
}

function isKind(key: string, kind: string): boolean {
  return key.startsWith(`${kind}:`);
}

function hasText(draft: Draft, key: string, sought: string): boolean {
  const localization = draftValue(draft, key, "localization") as Record<string, { name?: string } | null> | null;
  const names = [draftValue(draft, key, "name"), ...Object.values(localization ?? {}).map((words) => words?.name)];
  return names.some((name) => typeof name === "string" && foldLetters(decodeHtmlText(name)).includes(sought));
}

/** Returns where dishes can be moved, by name: each section, and each menu itself. */
export function sectionsOf(
  draft: Draft,
  menus: readonly ListedMenu[],
): { readonly value: string; readonly label: string }[] {
  const nameOf = (key: string) => draftName(draft, key);
  return menus.flatMap(({ thing: menu, parts }) =>
    parts.map(({ thing }) => ({
      value: thing,
      label: thing === menu ? nameOf(menu) : `${nameOf(menu)} · ${nameOf(thing)}`,
    })),
  );
}
