import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { type CardView, cardsOf, type MenuView } from "../dishes/menu-view.ts";

/** Lazy-loads the skeleton of a dish. If loading fails, the skeleton renders nothing. */
export const loadOpeningDish = () => import("./opening-dish.tsx").catch(() => ({ default: () => null }));

/** Delay before the skeleton appears, in ms. Most dishes load sooner, and a skeleton would only flicker. */
const SKELETON_DELAY_MS = 250;

const DISH_PATH = /\/items\/([^/]+)\/?$/;

/** Returns the pressed dish while it loads, once loading takes longer than the delay. */
export function useOpeningDish(menus: readonly MenuView[]): CardView | null {
  const { state, location } = useNavigation();
  const id = state === "loading" ? DISH_PATH.exec(location.pathname)?.[1] : undefined;
  const [shownId, setShownId] = useState<string | null>(null);
  useEffect(() => {
    setShownId(null);
    if (id === undefined) return;
    void loadOpeningDish();
    const timer = setTimeout(() => setShownId(id), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (id === undefined || shownId !== id) return null;
  return cardsOf(menus).find((card) => String(card.id) === decodeURIComponent(id)) ?? null;
}
