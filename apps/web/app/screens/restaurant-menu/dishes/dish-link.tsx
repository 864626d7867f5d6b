import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, PrefetchPageLinks } from "react-router";
import { stayWithoutNetwork } from "../../restaurant/stay-without-network.ts";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import type { CardView } from "./menu-view.ts";

export function useDishLink(): (card: CardView) => string {
  const [path = "", visit] = useVisitLink()("/items").split("?", 2);
  return ({ id, menuId }) => {
    const query = [menuId === undefined ? "" : `menu=${encodeURIComponent(menuId)}`, visit ?? ""].filter(Boolean);
    return `${path}/${encodeURIComponent(id)}${query.length > 0 ? `?${query.join("&")}` : ""}`;
  };
}

/** Time that a hover, a touch or the focus must last to count as the intent to open the dish, in ms. */
const INTENT_MS = 80;

/** The link that opens a dish over the menu. Prefetches the dish's script and data on the diner's intent. */
export function DishLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const [isMeant, setIsMeant] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const begin = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsMeant(navigator.onLine), INTENT_MS);
  };
  const end = () => clearTimeout(timer.current);
  return (
    <>
      <Link
        to={to}
        state={{ fromMenu: true }}
        preventScrollReset={true}
        onClick={stayWithoutNetwork}
        onMouseEnter={begin}
        onMouseLeave={end}
        onFocus={begin}
        onBlur={end}
        onTouchStart={begin}
      >
        {children}
      </Link>
      {isMeant ? (
        <>
          <PrefetchPageLinks page={to} />
          <link rel="prefetch" as="fetch" href={dishDataOf(to)} />
        </>
      ) : null}
    </>
  );
}

/**
 * Returns the URL of the router's data request for a dish. The router itself prefetches no data of a route with a
 * `clientLoader`.
 */
function dishDataOf(to: string): string {
  const [path, query] = to.split("?", 2);
  return `${path}.data?${query ? `${query}&` : ""}_routes=item`;
}
