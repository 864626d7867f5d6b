import { formatMoney, formatPercent, m } from "@comptoir/messages";
import { decodeHtmlText, parseCents, parsePicturePath } from "@comptoir/ordering";
import { daysWords, timeWords } from "./rule-words.ts";

const SHOWN_MAX = 80;

/** Says a value of a field in words, such as a price in dollars. An object is said by the number of its entries. */
export function valueWords(field: string, value: unknown): string {
  if (field === "published_at") return value === null ? m.studio_no() : m.studio_yes();
  if (value === null || value === undefined || value === "") return m.studio_nothing();
  if (typeof value === "boolean") return value ? m.studio_yes() : m.studio_no();
  if (field === "days" && Array.isArray(value)) return daysWords(value);
  if (Array.isArray(value)) return m.studio_list_of({ count: value.length });
  if (typeof value === "object") return m.studio_list_of({ count: Object.keys(value).length });
  const text = decodeHtmlText(String(value));
  if (field === "from" || field === "to") return timeWords(text);
  if (field === "percent_off") return formatPercent(text);
  if (parsePicturePath(text)) return m.studio_picture_named();
  const cents = field === "price" ? parseCents(text) : null;
  if (cents !== null) return formatMoney(cents);
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX - 1)}…` : text;
}
