import type { Locale } from "@comptoir/messages";
import type { CustomQuestionData } from "@comptoir/ordering";

/** One of the venue's questions in the page's language. `question` and each `value` are what an answer names. */
export type QuestionView = {
  readonly question: string;
  readonly words: string;
  readonly takesSeveral: boolean;
  readonly required: boolean;
  readonly options: readonly { readonly value: string; readonly words: string }[];
};

/**
 * Words the venue's questions. Translated options stand in one comma text, in the order of the options themselves; where
 * their number does not match, the venue's own words are shown. checkout#custom-questions.
 */
export function questionViews(
  questions: readonly CustomQuestionData[] | null | undefined,
  locale: Locale,
): readonly QuestionView[] {
  return (questions ?? []).map((data) => {
    const options = data.options ?? [];
    const words = data.localization?.[locale] ?? data.localization?.[locale.slice(0, 2)] ?? {};
    const translated = (words?.options ?? "").split(", ");
    const isWhole = translated.length === options.length;
    return {
      question: data.question,
      words: words?.question || data.question,
      takesSeveral: data.question_type === "checkbox",
      required: data.required ?? false,
      options: options.map((value, index) => ({ value, words: (isWhole && translated[index]) || value })),
    };
  });
}
