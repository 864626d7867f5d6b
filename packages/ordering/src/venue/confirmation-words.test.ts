import { expect, test } from "vitest";
import { confirmationWords } from "./confirmation-words.ts";

test("confirmation_screen_customization is a text, or a title and a message, in the language of the page", () => {
  expect(confirmationWords("Show this at the <b>bar</b>.<br>Thank you!", "en-CA")).toEqual({
    title: null,
    paragraphs: ["Show this at the bar .", "Thank you!"],
  });
  const both = {
    title: "Before you go",
    message: "<p>Bring your cup.</p><p>Fish &amp; chips are salted.</p>",
    localization: { "fr-CA": { title: "Avant de partir", message: "Apportez votre tasse." } },
  };
  expect(confirmationWords(both, "en-CA")).toEqual({
    title: "Before you go",
    paragraphs: ["Bring your cup.", "Fish & chips are salted."],
  });
  expect(confirmationWords(both, "fr-CA")).toEqual({
    title: "Avant de partir",
    paragraphs: ["Apportez votre tasse."],
  });
});

test("What is no text says nothing, and no markup comes through.", () => {
  expect([null, undefined, 7, [], {}, "  "].map((value) => confirmationWords(value, "en-CA"))).toEqual(
    Array(6).fill(null),
  );
  const words = confirmationWords("<script>alert(1)</script><img src=x>Hello", "en-CA");
  expect(JSON.stringify(words)).not.toMatch(/[<>]/);
});
