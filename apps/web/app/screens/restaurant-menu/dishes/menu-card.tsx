import { formatMoney, formatTimeOfDay, m } from "@comptoir/messages";
import { memo } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { NameCard, Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { foodWord, tellingDiet } from "./food-words.ts";
import type { CardView } from "./menu-view.ts";
import { CountInCart, QuickAdd } from "./quick-add.tsx";

/** How cards look: `picture` is a row on a phone and a tile where there is room, `compact` a row, `tile` a tile everywhere. */
export type CardLook = "picture" | "compact" | "tile";

/** The order of picture and words, by look. */
const LOOKS: Record<CardLook, string> = {
  picture: "md:flex-col-reverse md:justify-end md:gap-3 md:[contain-intrinsic-size:auto_20rem]",
  compact: "",
  tile: "flex-col-reverse justify-end gap-3",
};

const WORDS_LOOKS: Record<CardLook, string> = { picture: "flex-1 md:flex-initial", compact: "flex-1", tile: "" };

const PICTURE_LOOKS: Record<CardLook, string> = {
  picture: "w-[min(6.5rem,29vw)] sm:w-32 md:w-full",
  compact: "w-[min(5.5rem,25vw)] sm:w-26",
  tile: "w-full",
};

const PICTURE_SHAPES: Record<CardLook, string> = {
  picture: "rounded-control md:aspect-4/3! md:rounded-card",
  compact: "rounded-control",
  tile: "aspect-4/3! rounded-card",
};

const PICTURE_SIZES: Record<CardLook, string> = {
  picture: "(min-width: 48rem) 19rem, 8rem",
  compact: "7rem",
  tile: "15rem",
};

export type MenuCardProps = {
  readonly card: CardView;
  readonly look: CardLook;
  readonly headingLevel: 3 | 4;
  /** Where the dish opens, with the visit carried along. */
  readonly to: string;
  /** Whether a dish without options can be put into the cart from its card. */
  readonly quickAdd: boolean;
};

/** A dish on the menu. All of it can be pressed; its name is the link. */
export const MenuCard = memo(function MenuCard({ card, look, headingLevel, to, quickAdd }: MenuCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      className={classNames(
        "group relative flex gap-4 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]",
        LOOKS[look],
      )}
    >
      <div className={classNames("flex min-w-0 flex-col gap-1", WORDS_LOOKS[look])}>
        <Heading className="font-text! text-body! leading-snug font-semibold tracking-normal!">
          <a
            href={to}
            data-dish=""
            className="decoration-hairline decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-control"
          >
            {card.name}
          </a>
        </Heading>
        {card.text ? <p className="line-clamp-2 text-small text-ink-soft">{card.text}</p> : null}
        <CardFacts card={card} />
      </div>
      <div className={classNames("relative shrink-0 self-start", PICTURE_LOOKS[look])}>
        <CardPicture card={card} look={look} />
        {quickAdd && !card.state && card.isPlain ? <QuickAdd card={card} to={to} /> : <CountInCart card={card} />}
      </div>
    </article>
  );
});

function CardPicture({ card, look }: Pick<MenuCardProps, "card" | "look">) {
  const shape = classNames(PICTURE_SHAPES[look], card.state && "opacity-60 grayscale-50");
  if (!card.image) return <NameCard name={card.name} className={classNames(shape, "aspect-square")} />;
  return <Picture image={card.image} alt="" sizes={PICTURE_SIZES[look]} ratio="square" className={shape} />;
}

/** The price, and in a word or two what one must know before opening the dish. */
function CardFacts({ card }: { readonly card: CardView }) {
  const diet = tellingDiet(card.diets);
  const facts = [
    diet === null ? null : foodWord(diet),
    card.calories === undefined ? null : m.menu_calories({ calories: card.calories }),
  ].filter((fact) => fact !== null);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 text-small">
        <CardPrice card={card} />
        {facts.length > 0 ? <span className="text-fine text-ink-soft">{facts.join(" · ")}</span> : null}
      </p>
      {card.memberCents === undefined ? null : (
        <p className="text-fine font-medium text-accent-ink">
          {m.site_member_price({ price: formatMoney(card.memberCents) })}
        </p>
      )}
      {card.state || card.alcohol ? (
        <p className="flex flex-wrap gap-1.5 pt-1">
          {card.state ? (
            <Badge tone={card.state === "sold-out" ? "caution" : "neutral"}>{stateWords(card)}</Badge>
          ) : null}
          {card.alcohol ? <Badge>{m.menu_alcohol()}</Badge> : null}
        </p>
      ) : null}
    </>
  );
}

function CardPrice({ card: { cents, isFrom, unit } }: { readonly card: CardView }) {
  if (isFrom) {
    return <span className="figures font-semibold">{m.menu_price_from({ price: formatMoney(cents) })}</span>;
  }
  return (
    <span className="font-semibold">
      <Price cents={cents} />
      {unit ? <span className="font-normal text-ink-soft"> {unit}</span> : null}
    </span>
  );
}

function stateWords({ state, fromMinutes = 0 }: CardView): string {
  switch (state) {
    case "sold-out":
      return m.menu_sold_out();
    case "from":
      return m.menu_available_from({ time: formatTimeOfDay(fromMinutes) });
    case "last-call":
      return m.menu_last_call();
    case "not-to-go":
      return m.menu_not_to_go();
    case "alcohol-hours":
      return m.menu_alcohol_hours();
    default:
      return m.menu_unavailable();
  }
}
