import { formatMoney, m } from "@comptoir/messages";
import { itemQuantity } from "@comptoir/ordering";
import { foodWord, strictestDiet } from "@comptoir/receipt";
import { type ReactNode, useState } from "react";
import { DishMark } from "../../../allergies/dish-marks.tsx";
import { useCart } from "../../../cart/use-cart.ts";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { CountInCart } from "../../restaurant/adding/count-in-cart.tsx";
import { QuickAdd } from "../../restaurant/adding/quick-add.tsx";
import type { CardAdding } from "../../restaurant/ordering-gate.ts";
import { AskFirst } from "./ask-first.tsx";
import type { CardLook } from "./card-look.ts";
import { DishLink } from "./dish-link.tsx";
import type { CardView } from "./menu-view.ts";
import { orderedUntilWords } from "./ordered-until-words.ts";
import { servedFromWords } from "./served-from-words.ts";

/** The classes of a card and its parts are defined in `styles/menu.css`. */
const LOOKS: Record<CardLook, string> = {
  picture: "dish dish-row",
  compact: "dish dish-line",
  text: "dish dish-set",
  tile: "dish dish-tile",
};

export type MenuCardProps = {
  readonly card: CardView;
  readonly look: CardLook;
  readonly headingLevel: 3 | 4;
  readonly to: string;
  readonly adding: CardAdding;
  /** In search results, the texts with marked matches, which replace the card's own. */
  readonly found?: { readonly name: ReactNode; readonly place: ReactNode; readonly text: ReactNode };
};

/** A dish on the menu. The whole card can be pressed; the dish's name is the link. */
export function MenuCard({ card, look, headingLevel, to, adding, found }: MenuCardProps) {
  const Heading = `h${headingLevel}` as const;
  const image = look === "text" ? undefined : card.image;
  const count = useCart(({ lines }) => itemQuantity(lines, card.id));
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <article className={image || look === "text" ? LOOKS[look] : `${LOOKS[look]} dish-bare`}>
      <div className="dish-words">
        <Heading className="dish-name">
          <DishLink to={to}>{found?.name ?? card.name}</DishLink>
        </Heading>
        {found ? <p className="dish-place">{found.place}</p> : null}
        {(found ? found.text : card.text) ? <p className="dish-text">{found ? found.text : card.text}</p> : null}
        <CardFacts card={card} isBrief={look === "text"} />
        <DishMark id={card.id} />
        {refusal === null ? null : (
          <p role="alert" className="text-small font-medium text-danger">
            {refusal}
          </p>
        )}
      </div>
      <div className="dish-side">
        {image ? (
          <Picture
            image={image}
            alt=""
            ratio="by-class"
            className={classNames("dish-picture", card.state && "opacity-60 grayscale-50")}
          />
        ) : null}
        <CardAction {...{ card, count, adding }} onRefused={setRefusal} />
      </div>
    </article>
  );
}

type CardActionProps = Pick<MenuCardProps, "card" | "adding"> & {
  readonly count: number;
  readonly onRefused: (message: string | null) => void;
};

/**
 * The action of a card: a stepper for a dish without options. Another dish shows its quantity in the cart, or a
 * plus that belongs to the card's link.
 */
function CardAction({ card, adding, count, onRefused }: CardActionProps) {
  const canOrder = adding !== "none" && !card.state;
  if (adding === "cart" && canOrder && card.plain)
    return <QuickAdd dish={card.plain} name={card.name} {...{ count, onRefused }} />;
  if (count > 0 || !canOrder) return <CountInCart count={count} />;
  if (card.plain) return <AskFirst name={card.name} />;
  return (
    <span aria-hidden="true" className="dish-open">
      <span />
    </span>
  );
}

function CardFacts({ card, isBrief }: { readonly card: CardView; readonly isBrief: boolean }) {
  const diet = strictestDiet(card.diets);
  const facts = [
    diet === null ? null : foodWord(diet),
    card.calories === undefined || isBrief ? null : m.menu_calories({ calories: card.calories }),
  ].filter((fact) => fact !== null);
  return (
    <>
      <p className="dish-facts">
        <CardPrice card={card} />
        {facts.length > 0 ? <span>{facts.join(" · ")}</span> : null}
      </p>
      {card.memberCents === undefined ? null : (
        <p className="text-fine font-semibold text-ink">
          {card.isYours
            ? m.site_price_guest({ price: formatMoney(card.cents) })
            : m.site_member_price({ price: fromWords(card, card.memberCents) })}
        </p>
      )}
      {card.state || card.alcohol || card.popular ? (
        <p className="flex flex-wrap gap-1.5 pt-1">
          {card.state ? (
            <Badge tone={card.state === "sold-out" ? "caution" : "neutral"}>{stateWords(card)}</Badge>
          ) : null}
          {card.popular ? <Badge>{m.menu_popular()}</Badge> : null}
          {card.alcohol ? <Badge>{m.menu_alcohol()}</Badge> : null}
        </p>
      ) : null}
    </>
  );
}

function ownCents(card: CardView): number {
  return (card.isYours && card.memberCents) ?? card.cents;
}

export function priceWords(card: CardView): string {
  return [fromWords(card, ownCents(card)), card.isFrom ? null : card.unit].filter(Boolean).join(" ");
}

function CardPrice({ card }: { readonly card: CardView }) {
  const { isFrom, unit } = card;
  const cents = ownCents(card);
  if (isFrom) {
    return <b className="figures">{fromWords(card, cents)}</b>;
  }
  return (
    <b>
      <Price cents={cents} />
      {unit ? <span> {unit}</span> : null}
    </b>
  );
}

function fromWords({ isFrom }: CardView, cents: number): string {
  return isFrom ? m.menu_price_from({ price: formatMoney(cents) }) : formatMoney(cents);
}

function stateWords({ state, from, until }: CardView): string {
  if (from) return servedFromWords(from);
  if (until) return m.menu_notice_over(orderedUntilWords(until));
  switch (state) {
    case "sold-out":
      return m.menu_sold_out();
    case "last-call":
      return m.menu_last_call();
    case "not-to-go":
      return m.menu_not_to_go();
    case "alcohol-hours":
      return m.menu_alcohol_hours();
    case "kitchen-paused":
      return m.venue_paused();
    case "kitchen-closed":
      return m.venue_closed();
    default:
      return m.menu_unavailable();
  }
}
