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
  const columns =
    look === "picture"
      ? "md:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] md:gap-x-6 md:gap-y-9 md:*:border-0 md:*:pt-0"
      : "lg:grid-cols-2 lg:gap-x-10";
  return (
    <ul className={`grid grid-cols-[minmax(0,1fr)] gap-y-5 *:border-t *:border-hairline *:pt-5 ${columns}`}>
      {cards.map((card) => (
        <li key={card.id}>
          <MenuCard {...{ card, look, headingLevel, quickAdd }} to={linkTo(card)} />
        </li>
      ))}
    </ul>
  );
});
