import { type MouseEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { useCartActions } from "../../../cart/use-cart.ts";
import { stayWithoutNetwork } from "../../restaurant/stay-without-network.ts";
import { loadFilledBar } from "../cart/cart-bar.tsx";
import { loadOpeningDish } from "../item-viewer/use-opening-dish.ts";
import { CardCounts } from "./card-counts.tsx";
import { EarlyTaps } from "./early-taps.tsx";
import { useQuickAdds } from "./quick-adds.tsx";
import { RowArrows, scrollRow } from "./row-arrows.tsx";

/** The id of the part of the page with the dishes. */
export const DISHES_ID = "dishes";

/** A finger or a pointer that stays this long means to open the dish. */
const INTENT_MS = 80;

/**
 * What can be done with the cards inside it: a dish opens over the menu and is fetched ahead when one is about to press it, a
 * dish without options joins the cart, and each card says how many are there. One listener for all of them: hundreds of
 * cards stay plain HTML and cost the phone no script.
 */
export function DishActions({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const cards = useRef<HTMLDivElement>(null);
  const { prepare } = useCartActions();
  const { press, take, coming, said } = useQuickAdds();
  const [near, setNear] = useState<string | null>(null);
  const [ahead, setAhead] = useState<string | null>(null);
  useEffect(() => {
    if (near === null) return;
    loadOpeningDish();
    const timer = setTimeout(() => setAhead(navigator.onLine ? near : null), INTENT_MS);
    return () => clearTimeout(timer);
  }, [near]);

  const notice = (event: SyntheticEvent) => {
    const near = pressed(event, "a[data-dish], button[data-add]");
    if (near) {
      void prepare();
      void loadFilledBar().catch(() => undefined);
    }
    setNear(pressed(event, "a[data-dish]")?.getAttribute("href") ?? null);
  };
  const act = (event: MouseEvent) => {
    const arrow = pressed(event, "button[data-scroll]");
    if (arrow) return scrollRow(arrow);
    const add = pressed(event, "button[data-add]");
    if (add) return void press(add);
    const fewer = pressed(event, "button[data-take]");
    if (fewer) return void take(fewer);
    const to = pressed(event, "a[data-dish]")?.getAttribute("href");
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!to || !isPlain || event.defaultPrevented) return;
    if (stayWithoutNetwork(event)) return;
    event.preventDefault();
    navigate(to, { preventScrollReset: true, state: { fromMenu: true } });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what happens to the links and buttons inside it.
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed with the keyboard is clicked, too.
    <div
      ref={cards}
      id={DISHES_ID}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-6 outline-none md:gap-8 lg:gap-10"
      onClick={act}
      onMouseOver={notice}
      onTouchStart={notice}
      onFocus={notice}
    >
      <EarlyTaps />
      {children}
      <CardCounts within={cards} coming={coming} />
      <RowArrows within={cards} />
      {said}
      {ahead ? <PrefetchPageLinks page={ahead} /> : null}
      {ahead ? <link rel="prefetch" as="fetch" href={dishDataOf(ahead)} /> : null}
    </div>
  );
}

/** Where the router asks for the data of a dish that opens over the menu: it fetches its script ahead, and no data that a page can do without. */
function dishDataOf(to: string): string {
  const [path, query] = to.split("?", 2);
  return `${path}.data?${query ? `${query}&` : ""}_routes=item`;
}

function pressed({ target }: SyntheticEvent, what: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(what) : null;
}
