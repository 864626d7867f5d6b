import { currentLocale, formatMoney, m } from "@comptoir/messages";
import {
  type ChosenValue,
  isSaidOf,
  type LocalMoment,
  localizedText,
  type OptionGroup,
  type OptionValue,
  priceInSlot,
  scheduleSlotAt,
} from "@comptoir/ordering";
import { allergenSentences, foodWord, tellingDiet } from "@comptoir/receipt";
import { Picture } from "../../../ui/picture.tsx";

/** The name of a value, with a note where it is alcohol. */
export function ValueName({ value }: { readonly value: OptionValue }) {
  return (
    <>
      {localizedText(value, "name", currentLocale())}
      {value.alcoholicBeverage ? <span className="text-fine text-ink-soft"> ({m.menu_alcohol()})</span> : null}
    </>
  );
}

/**
 * What a value says of itself in a line: its description, its ingredients, the diet that it suits, its calories and what it contains.
 * screens#item-viewer.
 */
export function valueText(value: OptionValue, group: OptionGroup): string | null {
  const locale = currentLocale();
  const diet = tellingDiet(value.diets);
  const parts = [
    localizedText(value, "description", locale),
    localizedText(value, "ingredients", locale),
    diet === null ? "" : foodWord(diet),
    value.calories === null ? "" : m.menu_calories({ calories: value.calories }),
    isSaidOf(value.allergens, group) ? allergenSentences(value.allergens) : "",
  ];
  return parts.filter((part) => part !== "").join(" · ") || null;
}

/** The picture of a value, small beside its words; nothing where it has none. */
export function ValuePicture({ value }: { readonly value: OptionValue }) {
  return value.image ? (
    <Picture image={value.image} alt="" ratio="square" className="w-12 shrink-0 rounded-control" />
  ) : null;
}

type ValuePriceProps = {
  readonly group: OptionGroup;
  readonly value: OptionValue;
  readonly now: LocalMoment;
  readonly chosen: ChosenValue | null;
};

/** A pricing value says what the dish costs with it, any other what it adds; a default one is included until it is raised. */
export function ValuePrice({ group, value, now, chosen }: ValuePriceProps) {
  if (value.stock === 0) return m.menu_sold_out();
  const cents = priceInSlot(value, scheduleSlotAt(now));
  if (cents === null || value.unavailable) {
    // A sentence, which would leave the name beside it no room.
    return <span className="block max-w-28 text-right leading-snug">{m.menu_unavailable()}</span>;
  }
  if (group.type === "pricing") return <span className="font-semibold text-ink">{formatMoney(cents)}</span>;
  if (value.defaultSelection && (chosen?.quantity ?? 0) === 0) return m.item_included();
  return cents === 0 ? null : `+${formatMoney(cents)}`;
}
