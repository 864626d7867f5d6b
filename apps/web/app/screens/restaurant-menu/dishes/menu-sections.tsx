import { m } from "@comptoir/messages";
import { type ReactNode, type RefObject, Suspense, useRef } from "react";
import { RichParagraphs } from "../../../ui/rich-text.tsx";
import { openingWords, pauseWords, StateLine } from "../../restaurant/opening-state.tsx";
import { useCardAdding } from "../../restaurant/ordering-gate.ts";
import { useRestaurant } from "../../restaurant/use-restaurant.ts";
import { CardGrid } from "./card-grid.tsx";
import { type CardLook, fittingLook } from "./card-look.ts";
import { useDishLink } from "./dish-link.tsx";
import { MenuCard } from "./menu-card.tsx";
import {
  type CardView,
  cardsOf,
  FEATURED_ID,
  type KitchenStanding,
  type MenusView,
  type MenuView,
  type SectionView,
} from "./menu-view.ts";
import { RowArrows } from "./row-arrows.tsx";

type MenuSectionsProps = { readonly menus: readonly MenuView[]; readonly look: CardLook };

/** All menus on one page. Each section is in its own `Suspense`, so that React hydrates section by section. */
export function MenuSections({ menus, look }: MenuSectionsProps) {
  const isOnlyMenu = menus.length === 1;
  return menus.map((menu) => (
    <div key={menu.anchor} id={menu.anchor} className="flex flex-col gap-10">
      {isOnlyMenu ? null : <MenuHeading menu={menu} />}
      {menu.standing ? <Standing standing={menu.standing} /> : null}
      {menu.sections.map((section) => (
        <Suspense key={section.anchor} fallback={null}>
          <MenuSection section={section} look={look} isUnderMenu={!isOnlyMenu} />
        </Suspense>
      ))}
    </div>
  ));
}

function MenuHeading({ menu }: { readonly menu: MenuView }) {
  return (
    <div className="menu-heading">
      <h2>{menu.name}</h2>
      {menu.text ? <RichParagraphs paragraphs={menu.text} /> : null}
    </div>
  );
}

/** Says why a hub's kitchen takes no orders, with the texts that the kitchen's own page shows. hub#hub-closed. */
function Standing({ standing }: { readonly standing: KitchenStanding }) {
  const { now } = useRestaurant().venue;
  if (standing.paused) return <StateLine state="paused" words={pauseWords(standing.until, now)} />;
  return <StateLine state="closed" words={openingWords(standing.openState, now)} />;
}

/** Estimated heights of a heading and of a card, in rem, for a section that the browser has not rendered yet. */
const HEADING_REM = 4;
const CARD_REM = 10;

type MenuSectionProps = { readonly section: SectionView; readonly look: CardLook; readonly isUnderMenu: boolean };

function MenuSection({ section, look, isUnderMenu }: MenuSectionProps) {
  const Heading = isUnderMenu ? "h3" : "h2";
  const hasName = section.name !== "";
  return (
    <section
      id={section.anchor}
      aria-label={section.name || undefined}
      className="menu-section"
      style={{ containIntrinsicBlockSize: `auto ${HEADING_REM + section.cards.length * CARD_REM}rem` }}
    >
      {hasName ? (
        <div className="section-heading">
          <Heading>{section.name}</Heading>
          {section.text ? <RichParagraphs paragraphs={section.text} /> : null}
        </div>
      ) : null}
      <CardGrid cards={section.cards} look={look} headingLevel={isUnderMenu && hasName ? 4 : 3} />
    </section>
  );
}

type FeaturedSectionProps = MenusView & { readonly look: CardLook };

export function FeaturedSection({ menus, featured, look }: FeaturedSectionProps) {
  const row = useRef<HTMLUListElement>(null);
  const cards = cardsOf(menus);
  const first = featured.flatMap((id) => cards.find((card) => card.id === id) ?? []);
  if (first.length === 0) return null;
  if (fittingLook(first, look) === "text") {
    return (
      <FeaturedFrame>
        <CardGrid cards={first} look="text" headingLevel={3} />
      </FeaturedFrame>
    );
  }
  return (
    <FeaturedFrame arrows={<RowArrows row={row} />}>
      <FeaturedRow cards={first} row={row} />
    </FeaturedFrame>
  );
}

function FeaturedFrame({ arrows, children }: { readonly arrows?: ReactNode; readonly children: ReactNode }) {
  return (
    <section id={FEATURED_ID} aria-labelledby="featured-heading" className="flex flex-col gap-3 md:gap-5">
      <div className="flex items-center justify-between gap-4">
        <h2 id="featured-heading" className="text-lead md:text-title">
          {m.menu_featured()}
        </h2>
        {arrows}
      </div>
      {children}
    </section>
  );
}

type FeaturedRowProps = { readonly cards: readonly CardView[]; readonly row: RefObject<HTMLUListElement | null> };

function FeaturedRow({ cards, row }: FeaturedRowProps) {
  const linkTo = useDishLink();
  const adding = useCardAdding();
  return (
    <ul
      ref={row}
      className="relative -mx-4 flex snap-x scroll-px-4 scroll-smooth gap-3 md:gap-4 overflow-x-auto px-4 pb-2 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      {cards.map((card) => (
        <li key={card.id} className="featured">
          <MenuCard card={card} look="tile" headingLevel={3} to={linkTo(card)} adding={adding} />
        </li>
      ))}
    </ul>
  );
}
