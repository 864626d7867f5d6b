import { useNavigate } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import { SheetDialog } from "../../../ui/sheet-dialog.tsx";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton.tsx";
import { useVisitLink } from "../../restaurant/use-restaurant.ts";
import { priceWords } from "../dishes/menu-card.tsx";
import type { CardView } from "../dishes/menu-view.ts";
import { DishPicture, HEAD_BESIDE } from "./dish-picture.tsx";

/** The skeleton of a dish while its options load: the data of its card, and space for the rest. */
export default function OpeningDish({ card }: { readonly card: CardView }) {
  const navigate = useNavigate();
  const menuTo = useVisitLink()("");
  return (
    <SheetDialog
      open={true}
      title={card.name}
      size={card.image ? "wide" : card.plain ? "medium" : "broad"}
      onClose={() => navigate(menuTo, { replace: true, preventScrollReset: true })}
    >
      <div className={card.image ? "sm:flex sm:items-start" : undefined}>
        <div className={classNames("flex flex-col gap-4 pb-4", card.image && HEAD_BESIDE)}>
          {card.image ? <DishPicture image={card.image} isBeside={true} /> : null}
          <div className={classNames("flex flex-col gap-2 px-5", card.image && "sm:px-0")}>
            <p className="figures font-semibold">{priceWords(card)}</p>
            {card.text ? <p className="text-ink-soft">{card.text}</p> : null}
          </div>
        </div>
        <SkeletonGroup className="flex flex-1 flex-col gap-3 px-5 pt-2 pb-6">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      </div>
    </SheetDialog>
  );
}
