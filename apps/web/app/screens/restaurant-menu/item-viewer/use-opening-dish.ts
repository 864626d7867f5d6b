import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { type CardView, cardsOf, type MenuView } from "../dishes/menu-view.ts";

/** The shape that a dish has while it is on its way; nothing on a lost network. */
export const loadOpeningDish = () => import("./opening-dish.tsx").catch(() => ({ default: () => null }));

/** Sooner than this a dish is usually there, and its shape would only flicker. */
const SHAPE_DELAY_MS = 250;

const DISH_PATH = /\/items\/([^/]+)\/?$/;

/** The dish that was pressed and is on its way, once that takes long enough to be shown. */
export function useOpeningDish(menus: readonly MenuView[]): CardView | null {
  const { state, location } = useNavigation();
  const id = state === "loading" ? DISH_PATH.exec(location.pathname)?.[1] : undefined;
  const [shownId, setShownId] = useState<string | null>(null);
  useEffect(() => {
    setShownId(null);
    if (id === undefined) return;
    void loadOpeningDish();
    const timer = setTimeout(() => setShownId(id), SHAPE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (id === undefined || shownId !== id) return null;
  return cardsOf(menus).find((card) => String(card.id) === decodeURIComponent(id)) ?? null;
}
