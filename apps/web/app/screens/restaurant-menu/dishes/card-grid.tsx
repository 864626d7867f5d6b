import { memo } from "react";
import { useOrderingGate } from "../ordering-gate.ts";
import { useDishLink } from "./dish-links.tsx";
import { type CardLook, MenuCard } from "./menu-card.tsx";
import type { CardView } from "./menu-view.ts";

export type CardGridProps = {
  readonly cards: readonly CardView[];
  readonly look: CardLook;
  readonly headingLevel: 3 | 4;
};

/** Dishes as rows with hairlines between them on a phone, as a grid where there is room. */
export const CardGrid = memo(function CardGrid({ cards, look, headingLevel }: CardGridProps) {
  const linkTo = useDishLink();
  const quickAdd = useOrderingGate() === null;
  return (
    <ul className={`dish-list ${look === "picture" ? "dish-list-tiles" : "dish-list-lines"}`}>
      {cards.map((card) => (
        <li key={card.id}>
          <MenuCard {...{ card, look, headingLevel, quickAdd }} to={linkTo(card)} />
        </li>
      ))}
    </ul>
  );
});
