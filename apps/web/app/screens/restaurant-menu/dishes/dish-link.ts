import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import type { CardView } from "./menu-view.ts";

/** Makes the address at which a dish opens over the menu, with the visit carried along. */
export function useDishLink(): (card: CardView) => string {
  const [path = "", visit] = useVisitLink()("/items").split("?", 2);
  return ({ id, menuId }) => {
    const query = [menuId === undefined ? "" : `menu=${encodeURIComponent(menuId)}`, visit ?? ""].filter(Boolean);
    return `${path}/${encodeURIComponent(id)}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  };
}
