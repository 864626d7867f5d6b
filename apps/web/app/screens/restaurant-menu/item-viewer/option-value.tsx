import { currentLocale, formatMoney, m } from "@comptoir/messages";
import {
  type ChosenValue,
  type LocalMoment,
  localizedText,
  type OptionGroup,
  type OptionValue,
  ownAllergensApply,
  priceInSlot,
  scheduleSlotAt,
} from "@comptoir/ordering";
import { allergenSentences, foodWord, strictestDiet } from "@comptoir/receipt";
import { AllergyBadges } from "../../../allergies/allergy-badge.tsx";
import { warningOfValue } from "../../../allergies/dish-warning.ts";
import { useSaidAllergies } from "../../../allergies/said-allergies.tsx";
import { Picture } from "../../../ui/picture.tsx";

export function ValueName({ value }: { readonly value: OptionValue }) {
  return (
    <>
      {localizedText(value, "name", currentLocale())}
      {value.alcoholicBeverage ? <span className="text-fine text-ink-soft"> ({m.menu_alcohol()})</span> : null}
    </>
  );
}

/**
 * Returns the description of a value in one line: its text, ingredients, diet, calories and allergens.
 * screens#item-viewer.
 */
export function valueText(value: OptionValue, group: OptionGroup): string | null {
  const locale = currentLocale();
  const diet = strictestDiet(value.diets);
  const parts = [
    localizedText(value, "description", locale),
    localizedText(value, "ingredients", locale),
    diet === null ? "" : foodWord(diet),
    value.calories === null ? "" : m.menu_calories({ calories: value.calories }),
    ownAllergensApply(value.allergens, group) ? allergenSentences(value.allergens) : "",
  ];
  return parts.filter((part) => part !== "").join(" · ") || null;
}

/** The text of a value, with what of it may not be safe for the diner. */
export function ValueWords(props: { readonly group: OptionGroup; readonly value: OptionValue }) {
  return (
    <>
      {valueText(props.value, props.group)}
      <ValueMark {...props} />
    </>
  );
}

/** Marks a value that may not be safe for the diner. screens#item-viewer. */
function ValueMark({ group, value }: { readonly group: OptionGroup; readonly value: OptionValue }) {
  const { allergies } = useSaidAllergies();
  const warning = allergies.length === 0 ? null : warningOfValue(value, group, allergies);
  return warning && <AllergyBadges warning={warning} />;
}

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

/**
 * The price of a value: the dish's price for a pricing value, the surcharge for any other. A default value is shown
 * as included.
 */
export function ValuePrice({ group, value, now, chosen }: ValuePriceProps) {
  if (value.stock === 0) return m.menu_sold_out();
  const cents = priceInSlot(value, scheduleSlotAt(now));
  if (cents === null || value.unavailable) {
    // A full sentence must wrap, to leave room for the name beside it.
    return <span className="block max-w-28 text-right leading-snug">{m.menu_unavailable()}</span>;
  }
  if (group.type === "pricing") return <span className="font-semibold text-ink">{formatMoney(cents)}</span>;
  if (value.defaultSelection && (chosen?.quantity ?? 0) === 0) return m.item_included();
  return cents === 0 ? null : `+${formatMoney(cents)}`;
}
