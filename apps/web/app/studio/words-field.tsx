import { m } from "@comptoir/messages";
import { isRequiredLocale, LOCALES, type Locale, ownLocale, type RestaurantData } from "@comptoir/ordering";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { useDraft, useDraftEdit, useDraftField, useDraftState } from "./draft-context.tsx";
import { EditProblem } from "./edit-problem.tsx";
import { fieldId } from "./field-id.ts";
import { localizedEdits, localizedValue } from "./localized-edits.ts";
import { useTyped } from "./use-typed.ts";

type WordsFieldProps = {
  readonly thing: string;
  readonly field: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Several lines. */
  readonly isLong?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
};

/** A text in both languages, side by side: the venue's own first. French that the law requires is said to be missing. law#french. */
export function WordsField({ thing, field, ...rest }: WordsFieldProps) {
  const locales = useDraftField("restaurant", "locales").value as RestaurantData["locales"];
  const own = ownLocale({ locales });
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        {[own, ...LOCALES.filter((locale) => locale !== own)].map((locale) => (
          <WordsInLanguage key={locale} {...rest} {...{ thing, field, locale, own }} />
        ))}
      </div>
      <EditProblem thing={thing} field={field} />
    </div>
  );
}

type WordsInLanguageProps = WordsFieldProps & { readonly locale: Locale; readonly own: Locale };

function WordsInLanguage({ thing, field, label, hint, isLong, isRequired, locale, own }: WordsInLanguageProps) {
  const store = useDraft();
  const edit = useDraftEdit();
  const text = { thing, field, locale, own };
  const shown = useDraftState((state) => localizedValue(state, text));
  const ownText = useDraftState((state) => localizedValue(state, { ...text, locale: own }));
  const province = useDraftField("restaurant", "province").value as string | null;
  const { pending } = useDraftField(thing, locale === own ? field : "localization");
  const typing = useTyped(shown, (typed) => edit(localizedEdits(store.getState(), text, typed)));
  const isMissing = shown === "" && isRequiredLocale({ province }, locale) && /\p{L}/u.test(ownText);
  const control = {
    id: fieldId(thing, field, locale),
    lang: locale,
    label: locale === "fr-CA" ? m.studio_in_french({ field: label }) : m.studio_in_english({ field: label }),
    hint: isMissing ? m.studio_french_missing() : locale === own ? hint : undefined,
    error: pending?.state.kind === "refused" ? pending.state.message : null,
    optional: !(isRequired && locale === own),
    isOptionalUnsaid: true,
    ...typing,
  };
  return isLong ? <TextAreaField {...control} /> : <TextField {...control} />;
}
