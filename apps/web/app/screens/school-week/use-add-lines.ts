import { currentLocale, m } from "@comptoir/messages";
import { isRefused, listedItems, localizedText, resolveLine, type TemporaryItem } from "@comptoir/ordering";
import { indexDishes, type KnownDish, normalizeDish } from "../../cart/known-dish.ts";
import { useCartActions } from "../../cart/use-cart.ts";
import { allergyOfDish, allergyWords } from "../../children/child-words.ts";
import { useChosenChild } from "../../children/chosen-child.tsx";

/** `count`: the number of portions added. `unsafe`: the names of the dishes left out as unsafe for their child. */
type AddedLines = { readonly count: number; readonly unsafe: readonly string[] };

/**
 * Adds several dishes of a school's days to the cart, with their choices. school#allergy-warning.
 * Dishes unsafe for their child are left out. A dish added alone may be added after a confirmation instead.
 */
export function useAddLines(): (items: readonly TemporaryItem[], dishes: readonly KnownDish[]) => Promise<AddedLines> {
  const { add } = useCartActions();
  const { children } = useChosenChild();
  const isUnsafe = (dish: KnownDish, item: TemporaryItem) => {
    const child = children.find(({ id }) => id === item.childId);
    if (!child) return false;
    const place = { menuId: dish.menu.id, sectionId: dish.section?.id ?? null };
    const resolved = resolveLine(indexDishes([dish]), { ...item, ...place, orderId: 0 });
    return (isRefused(resolved) ? allergyOfDish(dish, child) : allergyWords(resolved, child)) !== null;
  };
  return async (items, dishes) => {
    let count = 0;
    const unsafe = new Set<string>();
    for (const item of items) {
      const dish = dishes.find((known) => String(known.item.id) === String(item.id));
      if (!dish) continue;
      if (isUnsafe(dish, item)) unsafe.add(dishName(dish));
      else if (!("refused" in (await add(dish, item)))) count += item.quantity;
    }
    return { count, unsafe: [...unsafe] };
  };
}

export function dishName(dish: KnownDish): string {
  const [listed] = listedItems(normalizeDish(dish));
  return listed ? localizedText(listed.item, "name", currentLocale()) : dish.item.name;
}

export function addedWords(
  { count, unsafe }: AddedLines,
  words: { readonly some: string; readonly none: string; readonly more?: string },
): string {
  const left = unsafe.length > 0 ? m.school_left_unsafe({ dishes: unsafe.join(", ") }) : "";
  const done = count > 0 ? words.some : left === "" && !words.more ? words.none : "";
  return [done, left, words.more ?? ""].filter((said) => said !== "").join(" ");
}
