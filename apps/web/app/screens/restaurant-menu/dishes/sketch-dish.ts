import { formatCents } from "@comptoir/ordering";
import type { KnownDish } from "../../../cart/known-dish.ts";
import type { PlainDish } from "./card-markup.ts";

/** A dish as far as its card says it, to show its line at once. What else there is to know follows with `fetchDish`. */
export function sketchDish({ id, menuId, sectionId, priceCents }: PlainDish, name: string): KnownDish {
  return {
    menu: { id: menuId, name: "" },
    section: sectionId === null ? null : { id: sectionId, name: "" },
    item: { id, name, price: formatCents(priceCents) },
    isSketch: true,
  };
}

/**
 * Fetches all that there is to know of a dish, from the kept menu where there is no network; null where it cannot be had.
 *
 * @param to where the dish opens.
 */
export async function fetchDish(to: string): Promise<KnownDish | null> {
  const [path, query] = to.split("?", 2);
  try {
    const response = await fetch(`${path}/dish.json${query ? `?${query}` : ""}`);
    return response.ok ? ((await response.json()) as KnownDish) : null;
  } catch {
    return import("./kept-dish.ts").then(
      ({ findKeptDish }) => findKeptDish(new URL(to, location.href)),
      () => null,
    );
  }
}
