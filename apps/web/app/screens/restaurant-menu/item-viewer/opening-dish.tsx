import { formatMoney, m } from "@comptoir/messages";
import { useEffect, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { Picture } from "../../../ui/picture.tsx";
import { SheetDialog } from "../../../ui/sheet-dialog.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import { type CardView, cardsOf, type MenuView } from "../menu-view.ts";

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
    const timer = setTimeout(() => setShownId(id), SHAPE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id]);
  if (id === undefined || shownId !== id) return null;
  return cardsOf(menus).find((card) => encodeURIComponent(card.id) === id) ?? null;
}

/** The shape of a dish while its options are on their way: what its card knew, and room for the rest. */
export function OpeningDish({ card }: { readonly card: CardView }) {
  const navigate = useNavigate();
  const menuTo = useVisitLink()("");
  return (
    <SheetDialog
      open={true}
      title={card.name}
      hideTitle={true}
      size="medium"
      onClose={() => navigate(menuTo, { replace: true, preventScrollReset: true })}
    >
      {card.image ? <Picture image={card.image} alt="" sizes="8rem" className="aspect-3/2!" /> : null}
      <div className="flex flex-col gap-3 px-5 py-5">
        <p aria-hidden="true" className="font-display text-title font-medium">
          {card.name}
        </p>
        <p className="figures font-semibold">
          {card.isFrom ? m.menu_price_from({ price: formatMoney(card.cents) }) : formatMoney(card.cents)}
        </p>
        {card.text ? <p className="text-ink-soft">{card.text}</p> : null}
        <SkeletonGroup className="flex flex-col gap-3 pt-3">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      </div>
    </SheetDialog>
  );
}
