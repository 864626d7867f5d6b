import type { Locale } from "@comptoir/messages";
import { type CustomQuestionData, localizedDataText, readLocalization } from "@comptoir/ordering";

/** The answers to the venue's questions, by the question's own text; those of an unanswered one are absent. */
export type Answers = Readonly<Record<string, readonly string[]>>;

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
    const translated = readLocalization(data.localization)[locale]?.options?.split(", ") ?? [];
    const isWhole = translated.length === options.length;
    return {
      question: data.question,
      words: localizedDataText(data, "question", locale) ?? data.question,
      takesSeveral: data.question_type === "checkbox",
      required: data.required ?? false,
      options: options.map((value, index) => ({ value, words: (isWhole && translated[index]) || value })),
    };
  });
}

/** Answers as a tab kept them; what is none is left out. */
export function keptAnswers(kept: unknown): Answers {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([question, answers]) =>
      Array.isArray(answers) ? [[question, answers.filter((answer) => typeof answer === "string")]] : [],
    ),
  );
}

/** Answers as a body writes them: one text, or a list where several may be chosen. checkout#custom-questions. */
export function answersOfBody(answers: Answers, questions: readonly CustomQuestionData[]) {
  return questions.flatMap(({ question, question_type }) => {
    const given = (answers[question] ?? []).filter((answer) => answer.trim() !== "");
    const [first] = given;
    if (first === undefined) return [];
    return [{ question, answer: question_type === "checkbox" ? given : first }];
  });
}
