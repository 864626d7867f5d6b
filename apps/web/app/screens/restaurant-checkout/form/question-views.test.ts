import { expect, test } from "vitest";
import { questionViews } from "./question-views.ts";

const QUESTION = {
  question: "Do you need cutlery?",
  question_type: "select_one",
  options: ["Yes please", "No thank you"],
  localization: { "fr-CA": { question: "Avez-vous besoin d’ustensiles?", options: "Oui s’il vous plaît, Non merci" } },
};

test("Translated options are shown in the order of the options, and the answer is the untranslated option.", () => {
  const [view] = questionViews([QUESTION], "fr-CA");
  expect(view).toMatchObject({
    question: "Do you need cutlery?",
    words: "Avez-vous besoin d’ustensiles?",
    options: [
      { value: "Yes please", words: "Oui s’il vous plaît" },
      { value: "No thank you", words: "Non merci" },
    ],
  });
});

test("Without a translation, or with a different number of translated options, the untranslated options are shown.", () => {
  expect(questionViews([QUESTION], "en-CA")[0]?.words).toBe("Do you need cutlery?");
  const close = { ...QUESTION, localization: { "fr-CA": { options: "Oui,Non" } } };
  expect(questionViews([close], "fr-CA")[0]?.options.map(({ words }) => words)).toEqual(["Oui", "Non"]);
  const broken = { ...QUESTION, localization: { "fr-CA": { options: "Oui" } } };
  expect(questionViews([broken], "fr-CA")[0]?.options.map(({ words }) => words)).toEqual(QUESTION.options);
});
