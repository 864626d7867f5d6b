import type { Locale } from "@comptoir/messages";
import {
  type CustomQuestionData,
  checkCustomQuestions,
  type FieldRefusal,
  localizedDataText,
  translatedOptions,
} from "@comptoir/ordering";

/** The answers to the venue's questions, by the question's text. Unanswered questions are absent. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** A venue's question in the page's language. Answers refer to it by the untranslated `question` and `value`. */
export type QuestionView = {
  readonly question: string;
  readonly words: string;
  readonly takesSeveral: boolean;
  readonly required: boolean;
  readonly options: readonly { readonly value: string; readonly words: string }[];
};

/**
 * Translates the venue's questions. If the number of translated options differs, the untranslated options are
 * shown. checkout#custom-questions.
 */
export function questionViews(
  questions: readonly CustomQuestionData[] | null | undefined,
  locale: Locale,
): readonly QuestionView[] {
  return (questions ?? []).map((data) => {
    const options = data.options ?? [];
    const translated = translatedOptions(data, locale);
    return {
      question: data.question,
      words: localizedDataText(data, "question", locale) ?? data.question,
      takesSeveral: data.question_type === "checkbox",
      required: data.required ?? false,
      options: options.map((value, index) => ({ value, words: translated?.[index] || value })),
    };
  });
}

/** Restores answers from the tab's storage; drops invalid ones. */
export function keptAnswers(kept: unknown): Answers {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([question, answers]) =>
      Array.isArray(answers) ? [[question, answers.filter((answer) => typeof answer === "string")]] : [],
    ),
  );
}

/** Checks answers by the rules of an order. checkout#custom-questions. */
export function checkAnswers(answers: Answers, questions: readonly CustomQuestionData[]): FieldRefusal[] {
  const given = questions.map(({ question }) => ({ question, answers: answers[question] ?? [] }));
  return checkCustomQuestions(questions, given);
}

/** Formats answers for the body of a submit: one text, or a list for a multiple choice. checkout#custom-questions. */
export function answersOfBody(answers: Answers, questions: readonly CustomQuestionData[]) {
  return questions.flatMap(({ question, question_type }) => {
    const given = (answers[question] ?? []).filter((answer) => answer.trim() !== "");
    const [first] = given;
    if (first === undefined) return [];
    return [{ question, answer: question_type === "checkbox" ? given : first }];
  });
}
