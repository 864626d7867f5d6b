import { decodeHtmlText, type Locale, type LocalizationData } from "@comptoir/ordering";
import { type DraftState, draftValue } from "./draft-store.ts";

type Draft = Pick<DraftState, "things" | "pending">;

/** A text of a thing in one language; `own` is the language of the venue's own texts. */
export type LocalizedText = {
  readonly thing: string;
  readonly field: string;
  readonly locale: Locale;
  readonly own: Locale;
};

/**
 * Returns a text as guests read it in a language, without HTML escapes; empty if there is none in it. A translation into the
 * venue's own language replaces the venue's own text. menu#localized-text.
 */
export function localizedValue(draft: Draft, { thing, field, locale, own }: LocalizedText): string {
  const translated = localizationOf(draft, thing)[locale]?.[field];
  const written = translated || (locale === own ? draftValue(draft, thing, field) : "");
  return decodeHtmlText(String(written ?? ""));
}

/** Returns the edits that write a text in a language. The other translations of the thing stay. studio#draft-changes. */
export function localizedEdits(
  draft: Draft,
  { thing, field, locale, own }: LocalizedText,
  text: string,
): { readonly thing: string; readonly field: string; readonly value: unknown }[] {
  const before = localizationOf(draft, thing);
  const isTranslated = locale !== own || Boolean(before[locale]?.[field]);
  const edits = locale === own ? [{ thing, field, value: text === "" ? null : text }] : [];
  if (!isTranslated) return edits;
  const { [field]: _before, ...others } = before[locale] ?? {};
  const words = text === "" ? others : { ...others, [field]: text };
  const { [locale]: _words, ...languages } = before;
  const after = Object.keys(words).length === 0 ? languages : { ...languages, [locale]: words };
  return [...edits, { thing, field: "localization", value: Object.keys(after).length === 0 ? null : after }];
}

function localizationOf(draft: Draft, thing: string): LocalizationData {
  const value = draftValue(draft, thing, "localization");
  return typeof value === "object" && value !== null ? (value as LocalizationData) : {};
}
