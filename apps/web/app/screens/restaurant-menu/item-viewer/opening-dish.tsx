import { useNavigate } from "react-router";
import { Picture } from "../../../ui/picture.tsx";
import { SheetDialog } from "../../../ui/sheet-dialog.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import { priceWords } from "../dishes/menu-card.tsx";
import type { CardView } from "../dishes/menu-view.ts";

/** The skeleton of a dish while its options load: the data of its card, and space for the rest. */
export default function OpeningDish({ card }: { readonly card: CardView }) {
  const navigate = useNavigate();
  const menuTo = useVisitLink()("");
  return (
    <SheetDialog
      open={true}
      title={card.name}
      size="medium"
      onClose={() => navigate(menuTo, { replace: true, preventScrollReset: true })}
    >
      {card.image ? <Picture image={card.image} alt="" className="aspect-3/2!" /> : null}
      <div className="flex flex-col gap-3 px-5 pb-5">
        <p className="figures font-semibold">{priceWords(card)}</p>
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
