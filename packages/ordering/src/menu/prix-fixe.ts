import { type Cents, cents, formatCents } from "../money/cents.ts";
import { readCents } from "../venue/read-amounts.ts";
import type { MenuItemData } from "./dish.ts";
import { mapMenu } from "./map-menu.ts";
import type { MenuData, SectionData } from "./menu.ts";
import type { OptionGroupData } from "./option.ts";
import type { PricedData } from "./priced.ts";

/**
 * Adds the price of each `prix-fixe` section to its dishes' prices, member and scheduled prices included.
 * Values of a `pricing` group replace a dish's price, so they get the section's price too. menu#prix-fixe.
 */
export function withSectionPrices(menus: readonly MenuData[]): MenuData[] {
  return menus.map((menu) => mapMenu(menu, { section: withPriceInDishes }));
}

function withPriceInDishes(section: SectionData): SectionData {
  const sectionCents = readCents(section.price ?? "0");
  if (section.type !== "prix-fixe" || sectionCents === 0 || !section.items) return section;
  return { ...section, items: section.items.map((item) => raiseDish(item, sectionCents)) };
}

function raiseDish(item: MenuItemData, by: Cents): MenuItemData {
  const raiseGroup = (group: OptionGroupData): OptionGroupData =>
    group.type === "pricing" && group.values
      ? { ...group, values: group.values.map((value) => raise({ ...value, price: value.price ?? "0.00" }, by)) }
      : group;
  return { ...raise(item, by), ...(item.options && { options: item.options.map(raiseGroup) }) };
}

function raise<Thing extends PricedData & { readonly price: string }>(thing: Thing, by: Cents): Thing {
  const { price, memberPrice, additional_prices: letters } = thing;
  const raised = (amount: string) => formatCents(cents(readCents(amount) + by));
  return {
    ...thing,
    price: raised(price),
    ...(memberPrice != null && { memberPrice: raised(memberPrice) }),
    ...(letters && {
      additional_prices: Object.fromEntries(
        Object.entries(letters).map(([letter, amount]) => [letter, amount === null ? null : raised(amount)]),
      ),
    }),
  };
}
