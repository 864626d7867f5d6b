import { currentLocale, formatMoney, m } from "@comptoir/messages";
import {
  isSameId,
  itemAvailability,
  type LocalMoment,
  localizedText,
  type Menu,
  type MenuItem,
  type MenusData,
  type OrderType,
  offeredMenus,
  priceInSlot,
  scheduleSlotAt,
  takesPart,
  upsellItems,
} from "@comptoir/ordering";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { usePageCart } from "../../cart/cart-provider.tsx";
import { pricedMoment } from "../../cart/instant-costs.ts";
import { findDish, type KnownDish, normalizeDish } from "../../cart/known-dish.ts";
import { useCart, useCartActions } from "../../cart/use-cart.ts";
import { classNames } from "../../ui/class-names.ts";
import { FieldError } from "../../ui/field-frame.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Picture } from "../../ui/picture.tsx";

/** Suggests dishes that go well with the cart; one press adds a dish. */
export function Upsells({ dishes }: { readonly dishes: readonly KnownDish[] }) {
  const { pricing } = usePageCart();
  const { add } = useCartActions();
  const [refusal, setRefusal] = useState<string | null>(null);
  const state = useCart((cart) => cart);
  const slot = scheduleSlotAt(pricedMoment(state, pricing()));
  const offers = dishes.flatMap((dish) => {
    const [menu] = normalizeDish(dish);
    const item = menu?.items[0] ?? menu?.sections[0]?.items[0];
    const cents = item ? priceInSlot(item, slot) : null;
    const isInCart = state.lines.some(({ id }) => isSameId(id, dish.item.id));
    if (!menu || !item || cents === null || isInCart) return [];
    return [{ dish, item, cents, menuId: menu.id, sectionId: dish.section?.id ?? null }];
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
      <ul className="relative -mx-4 flex gap-6 overflow-x-auto px-4 pb-2 sm:mx-0 sm:px-0">
        {offers.map((offer) => {
          const name = localizedText(offer.item, "name", currentLocale());
          const { image } = offer.item;
          return (
            <li
              key={String(offer.item.id)}
              className={classNames(
                "flex shrink-0 flex-col gap-2",
                image ? "w-36" : "w-44 rounded-control border border-hairline p-3",
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

/** The maximum number of suggestions. */
const UPSELLS_MAX = 4;

/**
 * Returns the restaurant's suggestions that are available now and need no choices, so that one press adds them.
 * menu#item.
 */
export function upsellDishes(
  { menus: data }: MenusData,
  menus: readonly Menu[],
  { type, now, ahead }: { readonly type: OrderType; readonly now: LocalMoment; readonly ahead: LocalMoment | null },
): readonly KnownDish[] {
  const offered = offeredMenus(menus, { menuList: [], isMember: true });
  return upsellItems(offered.filter((menu) => takesPart(menu, { type, when: ahead })))
    .filter((place) => itemAvailability(place, ahead ?? now).state === "available" && !needsChoice(place.item))
    .slice(0, UPSELLS_MAX)
    .flatMap(({ menu, section, item }) => {
      return findDish(data, { id: item.id, menuId: menu.id, sectionId: section?.id ?? null }) ?? [];
    });
}

function needsChoice({ options }: MenuItem): boolean {
  return options.some(({ required, type }) => required || type === "pricing");
}
