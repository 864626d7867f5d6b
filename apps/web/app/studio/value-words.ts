import { formatMoney, formatPercent, m } from "@comptoir/messages";
import { decodeHtmlText, parseCents, parsePicturePath, readAllergens } from "@comptoir/ordering";
import { allergenSentences, foodList } from "@comptoir/receipt/food-words";
import { daysWords, timeWords } from "./rule-words.ts";

const SHOWN_MAX = 80;

/**
 * Says a value of a field in words, such as a price in dollars. Of translations it says the texts, of any other object the
 * number of its entries.
 */
export function valueWords(field: string, value: unknown): string {
  if (field === "published_at") return value === null ? m.studio_no() : m.studio_yes();
  if (value === null || value === undefined || value === "") return m.studio_nothing();
  if (typeof value === "boolean") return value ? m.studio_yes() : m.studio_no();
  if (field === "days" && Array.isArray(value)) return daysWords(value);
  if (Array.isArray(value)) return m.studio_list_of({ count: value.length });
  if (field === "localization" && typeof value === "object") return shortened(textsIn(value).join(" · "));
  if (typeof value === "object") return m.studio_list_of({ count: Object.keys(value).length });
  return textWords(field, decodeHtmlText(String(value)));
}

function textWords(field: string, text: string): string {
  if (field === "allergens") return allergenSentences(readAllergens(text)) || m.item_allergens_none();
  if (field === "diets") return text === "none" ? m.studio_diets_none() : foodList(text.split(/\s*,\s*/));
  if (field === "from" || field === "to") return timeWords(text);
  if (field === "percent_off") return formatPercent(text);
  if (parsePicturePath(text)) return m.studio_picture_named();
  const cents = field === "price" ? parseCents(text) : null;
  if (cents !== null) return formatMoney(cents);
  return shortened(text);
}

function shortened(text: string): string {
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX - 1)}…` : text;
}

/** The texts of a translation, whatever their fields. */
function textsIn(value: object): string[] {
  return Object.values(value).flatMap((one: unknown) => {
    if (typeof one === "string") return one === "" ? [] : [decodeHtmlText(one)];
    return typeof one === "object" && one !== null ? textsIn(one) : [];
  });
}
