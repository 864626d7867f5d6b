import { useCardAdding } from "../../restaurant/ordering-gate.ts";
import { type CardLook, fittingLook } from "./card-look.ts";
import { useDishLink } from "./dish-link.tsx";
import { MenuCard } from "./menu-card.tsx";
import type { CardView } from "./menu-view.ts";

export type CardGridProps = {
  readonly cards: readonly CardView[];
  readonly look: CardLook;
  readonly headingLevel: 3 | 4;
};

const LISTS: Record<CardLook, string> = {
  picture: "dish-list-tiles",
  compact: "dish-list-lines",
  text: "dish-list-set",
  tile: "dish-list-tiles",
};

export function CardGrid({ cards, look: askedLook, headingLevel }: CardGridProps) {
  const look = fittingLook(cards, askedLook);
  const linkTo = useDishLink();
  const adding = useCardAdding();
  return (
    <ul className={`dish-list ${LISTS[look]}`}>
      {cards.map((card) => (
        <li key={card.id}>
          <MenuCard {...{ card, look, headingLevel, adding }} to={linkTo(card)} />
        </li>
      ))}
    </ul>
  );
}
