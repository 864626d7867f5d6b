import { bareText } from "../venue/html-text.ts";
import type { Locale } from "../venue/locale.ts";
import { readLocalization } from "../venue/localized-text.ts";
import type { CustomQuestionData } from "../venue/order-options-data.ts";
import type { FieldRefusal } from "./field-refusal.ts";

/** The answers to one of the venue's questions; `question` is the question's text. */
export type QuestionAnswer = { readonly question: string; readonly answers: readonly string[] };

/** Decodes HTML escapes in the venue's questions and options. menu#html-escapes. */
export function readCustomQuestions(questions: readonly CustomQuestionData[] | null | undefined): CustomQuestionData[] {
  return (questions ?? []).map(({ question, options, ...rest }) => ({
    ...rest,
    question: bareText(question),
    options: (options ?? []).map(bareText),
  }));
}

/**
 * Decodes HTML escapes in the question and in the answers that name an option, so that both match the
 * venue's. Typed answers stay unchanged. checkout#custom-questions.
 */
export function wordAnswer<Answer extends string | string[]>(
  questions: readonly CustomQuestionData[],
  { question, answer }: { readonly question: string; readonly answer: Answer },
): { question: string; answer: Answer } {
  const asked = readCustomQuestions(questions).find((one) => one.question === bareText(question));
  if (!asked) return { question, answer };
  const word = (given: string) => (asked.options?.includes(bareText(given)) ? bareText(given) : given);
  return { question: asked.question, answer: (typeof answer === "string" ? word(answer) : answer.map(word)) as Answer };
}

/**
 * Returns a question's options in a locale, from one comma-separated text. Null if it is missing or its
 * number of options differs from the question's. checkout#custom-questions.
 */
export function translatedOptions({ options, localization }: CustomQuestionData, locale: Locale): string[] | null {
  const translated = readLocalization<"options">(localization)
    [locale]?.options?.split(",")
    .map((text) => text.trim());
  return translated?.length === options?.length ? (translated ?? null) : null;
}

/** Maximum length of an answer, in characters. */
export const MAX_ANSWER_LENGTH = 500;

/**
 * Validates the answers to the venue's questions; a refused field is named by index, such as `questions[0]`.
 * An answer that is not among the options counts as missing, and so do several answers to a `select_one`.
 * checkout#custom-questions.
 */
export function checkCustomQuestions(
  questions: readonly CustomQuestionData[],
  answers: readonly QuestionAnswer[],
): FieldRefusal[] {
  return readCustomQuestions(questions).flatMap((question, index): FieldRefusal[] => {
    const given = answers.find((answer) => answer.question === question.question)?.answers ?? [];
    const meant = given.filter((answer) => answer.trim() !== "");
    if (meant.length === 0) return question.required ? [{ field: `questions[${index}]`, rule: "required" }] : [];
    return isAnswer(question, meant) ? [] : [{ field: `questions[${index}]`, rule: "required" }];
  });
}

function isAnswer(question: CustomQuestionData, answers: readonly string[]): boolean {
  const options = question.options ?? [];
  if (question.question_type === "select_one" && answers.length > 1) return false;
  return options.length === 0 || answers.every((answer) => options.includes(answer));
}
