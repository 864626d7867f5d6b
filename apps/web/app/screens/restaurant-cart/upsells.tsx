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
  const offers = fullRows(
    suggestedTo(state, { dishes, together }).flatMap((suggested) => {
      const cents = priceInSlot(suggested.item, slot);
      return cents === null ? [] : [{ ...suggested, cents }];
    }),
  );
  if (offers.length === 0) return null;

  const take = async ({ dish, item, menuId, sectionId }: (typeof offers)[number]) => {
    const outcome = await add(dish, { id: item.id, menuId, sectionId, quantity: 1, options: [], memo: null });
    setRefusal("refused" in outcome ? outcome.refused.message : null);
  };
  return (
    <section aria-labelledby="upsells" className="@container flex flex-col gap-3">
      <h2 id="upsells" className="text-lead">
        {m.cart_upsells()}
      </h2>
      <div role="alert">{refusal ? <FieldError message={refusal} /> : null}</div>
      <ul
        className={classNames(
          "grid grid-cols-1 gap-3",
          offers.length > 1 && "@2xs:grid-cols-2",
          offers.length > 2 && "@2xl:grid-cols-4",
        )}
      >
        {offers.map((offer) => {
          const name = localizedText(offer.item, "name", currentLocale());
          const { image } = offer.item;
          return (
            <li
              key={String(offer.item.id)}
              className={classNames(
                "flex min-w-0 gap-2",
                offers.length > 1 ? "flex-col" : "items-center",
                image ? null : "rounded-control border border-hairline p-3",
              )}
            >
              {image ? (
                <Picture
                  image={image}
                  alt=""
                  className={classNames("rounded-control", offers.length === 1 && "w-24 shrink-0")}
                />
              ) : null}
              <div className="flex flex-1 items-start justify-between gap-1">
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

/** Returns four offers, or two if there are fewer, so that none stands alone in a row. A single one fills its row. */
function fullRows<Offer>(offers: readonly Offer[]): readonly Offer[] {
  if (offers.length >= UPSELLS_MAX) return offers.slice(0, UPSELLS_MAX);
  return offers.slice(0, 2);
}

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
  return suggestionsBeside(candidates, beside, { together }).flatMap(({ item, menu, section }) => {
    const dish = dishes.find((candidate) => isSameId(candidate.item.id, item.id));
    return dish ? [{ dish, item, menuId: menu.id, sectionId: section?.id ?? null }] : [];
  });
}
