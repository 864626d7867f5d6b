import { currentLocale, formatMoney, m } from "@comptoir/messages";
import {
  isSameId,
  listedItems,
  localizedText,
  priceInSlot,
  scheduleSlotAt,
  suggestionsBeside,
} from "@comptoir/ordering";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { usePageCart } from "../../cart/cart-provider.tsx";
import type { CartState } from "../../cart/cart-state.ts";
import { pricedMoment } from "../../cart/instant-costs.ts";
import { dishOfLine, normalizeDish } from "../../cart/known-dish.ts";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { classNames } from "../../ui/class-names.ts";
import { FieldError } from "../../ui/field-frame.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { CartSuggestions } from "./cart-suggestions.ts";

export function Upsells({ dishes, together }: CartSuggestions) {
  const { pricing } = usePageCart();
  const { add } = useCartActions();
  const [refusal, setRefusal] = useState<string | null>(null);
  const state = useCart((cart) => cart);
  const slot = scheduleSlotAt(pricedMoment(state, pricing()));
  const offers = suggestedTo(state, { dishes, together }).flatMap((suggested) => {
    const cents = priceInSlot(suggested.item, slot);
    return cents === null ? [] : [{ ...suggested, cents }];
  });
  if (offers.length === 0) return null;

  const take = async ({ dish, item, menuId, sectionId }: (typeof offers)[number]) => {
    const outcome = await add(dish, { id: item.id, menuId, sectionId, quantity: 1, options: [], memo: null });
    setRefusal("refused" in outcome ? outcome.refused.message : null);
  };
  return (
    <section aria-labelledby="upsells" className="flex flex-col gap-3">
      <h2 id="upsells" className="text-lead">
        {m.cart_upsells()}
      </h2>
      <div role="alert">{refusal ? <FieldError message={refusal} /> : null}</div>
      <ul className="relative -mx-4 flex gap-3 overflow-x-auto px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] sm:px-0">
        {offers.map((offer) => {
          const name = localizedText(offer.item, "name", currentLocale());
          const { image } = offer.item;
          return (
            <li
              key={String(offer.item.id)}
              className={classNames(
                "flex shrink-0 flex-col gap-2",
                image ? "w-36 sm:w-auto" : "w-44 rounded-control border border-hairline p-3 sm:w-auto",
              )}
            >
              {image ? <Picture image={image} alt="" className="rounded-control" /> : null}
              <div className="flex items-start justify-between gap-1">
                <p className="min-w-0 text-small leading-tight">
                  <span className="font-medium">{name}</span>
                  <span className="figures block text-ink-soft">{formatMoney(offer.cents)}</span>
                </p>
                <IconButton
                  label={m.cart_add_named({ name })}
                  icon={<Plus size={20} />}
                  className="border border-edge"
                  onClick={() => take(offer)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const UPSELLS_MAX = 4;

/** Returns the dishes to suggest with the lines of a cart. menu#suggestions. */
function suggestedTo(
  { lines, dishes: known }: Pick<CartState, "lines" | "dishes">,
  { dishes, together }: CartSuggestions,
) {
  const beside = lines.map((line) => ({
    id: line.id,
    menuId: line.menuId,
    alcoholicBeverage: dishOfLine(known, line)?.alcoholicBeverage ?? false,
  }));
  const candidates = dishes.flatMap((dish) => [...listedItems(normalizeDish(dish))]);
  return suggestionsBeside(candidates, beside, { together })
    .slice(0, UPSELLS_MAX)
    .flatMap(({ item, menu, section }) => {
      const dish = dishes.find((candidate) => isSameId(candidate.item.id, item.id));
      return dish ? [{ dish, item, menuId: menu.id, sectionId: section?.id ?? null }] : [];
    });
}
