import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { stayWithoutNetwork } from "../../restaurant/stay-without-network.ts";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import { loadOpeningDish } from "../item-viewer/use-opening-dish.ts";
import type { CardView } from "./menu-view.ts";

/** A finger or a pointer that stays this long means to open the dish. */
const INTENT_MS = 80;

/**
 * Makes the plain links of dishes inside it open over the menu, and fetches a dish ahead when one is about to be pressed. One
 * listener for all of them: hundreds of cards stay plain HTML and cost the phone no script.
 */
export function DishLinks({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const [near, setNear] = useState<string | null>(null);
  const [ahead, setAhead] = useState<string | null>(null);
  useEffect(() => {
    if (near === null) return;
    loadOpeningDish();
    const timer = setTimeout(() => setAhead(near), INTENT_MS);
    return () => clearTimeout(timer);
  }, [near]);

  const notice = (event: SyntheticEvent) => setNear(dishLinkOf(event)?.getAttribute("href") ?? null);
  const open = (event: MouseEvent) => {
    const to = dishLinkOf(event)?.getAttribute("href");
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!to || !isPlain || event.defaultPrevented) return;
    if (stayWithoutNetwork(event)) return;
    event.preventDefault();
    navigate(to, { preventScrollReset: true, state: { fromMenu: true } });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what happens to the links inside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is pressed with the keyboard is clicked, too.
    <div className="contents" onClick={open} onMouseOver={notice} onTouchStart={notice} onFocus={notice}>
      {children}
      {ahead ? <PrefetchPageLinks page={ahead} /> : null}
    </div>
  );
}

function dishLinkOf({ target }: SyntheticEvent): Element | null {
  return target instanceof Element ? target.closest("a[data-dish]") : null;
}

/** Makes the address at which a dish opens over the menu, with the visit carried along. */
export function useDishLink(): (card: CardView) => string {
  const [path = "", visit] = useVisitLink()("/items").split("?", 2);
  return ({ id, menuId }) => {
    const query = [menuId === undefined ? "" : `menu=${encodeURIComponent(menuId)}`, visit ?? ""].filter(Boolean);
    return `${path}/${encodeURIComponent(id)}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  };
}
