import { currentLocale, formatMoney, m } from "@comptoir/messages";
import { type LocalMoment, localizedText, type MenuItem } from "@comptoir/ordering";
import { Picture } from "../../../ui/picture.tsx";
import { Price } from "../../../ui/price.tsx";
import { cardPrice } from "../dishes/card-price.ts";
import { DishFacts } from "./dish-facts.tsx";

type DishHeadProps = { readonly item: MenuItem; readonly name: string; readonly now: LocalMoment };

/** The dish itself: its picture, name, price, words, and what is in it. */
export function DishHead({ item, name, now }: DishHeadProps) {
  const text = localizedText(item, "description", currentLocale());
  const { cents, isFrom } = cardPrice(item, now);
  const memberCents = item.promos.length > 0 ? item.memberPriceCents : null;
  return (
    <div
      className={`flex flex-col gap-4 pb-4 sm:sticky sm:top-0 sm:shrink-0 sm:p-6 sm:pr-1 ${item.image ? "sm:w-80" : "sm:w-60"}`}
    >
      {item.image ? <Picture image={item.image} alt="" className="aspect-3/2! sm:rounded-card" /> : null}
      <div className={`flex flex-col gap-2 px-5 sm:px-0 ${item.image ? "" : "pt-6 pr-14 sm:pt-0"}`}>
        <p aria-hidden="true" className="font-display text-title font-medium text-balance">
          {name}
        </p>
        {isFrom ? (
          <p className="figures font-semibold">{m.menu_price_from({ price: formatMoney(cents) })}</p>
        ) : (
          <Price cents={cents} memberCents={memberCents} className="font-semibold" />
        )}
        {text === "" ? null : <p className="text-ink-soft">{text}</p>}
        <DishFacts item={item} />
      </div>
    </div>
  );
}
