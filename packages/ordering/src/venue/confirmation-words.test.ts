import { expect, test } from "vitest";
import { confirmationWords } from "./confirmation-words.ts";

const plain = (text: string) => [{ text, isBold: false, isItalic: false }];

test("confirmation_screen_customization is a text, or a title and a message, in the language of the page", () => {
  expect(confirmationWords("Show this at the <b>bar</b>.", "en-CA")).toEqual({
    title: null,
    paragraphs: [[...plain("Show this at the "), { text: "bar", isBold: true, isItalic: false }, ...plain(".")]],
  });
  const both = {
    title: "Before <b>you</b> go",
    message: "<p>Bring your cup.</p><p>Fish &amp; chips are salted.</p>",
    localization: { "fr-CA": { title: "Avant de partir", message: "Apportez votre tasse." } },
  };
  expect(confirmationWords(both, "en-CA")).toEqual({
    title: "Before you go",
    paragraphs: [plain("Bring your cup."), plain("Fish & chips are salted.")],
  });
  expect(confirmationWords(both, "fr-CA")).toEqual({
    title: "Avant de partir",
    paragraphs: [plain("Apportez votre tasse.")],
  });
});

test("A value without text gives nothing, and markup is removed.", () => {
  expect([null, undefined, 7, [], {}, "  ", "<p> </p>"].map((value) => confirmationWords(value, "en-CA"))).toEqual(
    Array(7).fill(null),
  );
  const words = confirmationWords("<script>alert(1)</script><img src=x>Hello", "en-CA");
  expect(JSON.stringify(words)).not.toMatch(/[<>]/);
});
