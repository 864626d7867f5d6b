import { richParagraphs } from "@comptoir/ordering";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichLines, RichParagraphs } from "./rich-text.tsx";

const paragraphs = richParagraphs(
  "<p>Open <strong>late</strong></p><p>on <i>Friday</i> &amp; Saturday</p><img src=x onerror=x()>",
);

test("menu#markup: Allowed markup is rendered as elements; all other markup is removed.", () => {
  const shown = renderToStaticMarkup(<RichParagraphs paragraphs={paragraphs} />);
  expect(shown.match(/<p>/g)).toHaveLength(2);
  expect(shown).toMatch(/<strong[^>]*>late<\/strong>/);
  expect(shown).toContain("<em>Friday</em>");
  expect(shown).not.toContain("<img");
});

test("menu#markup: In a single element, such as an announcement, each paragraph starts a new line.", () => {
  const shown = renderToStaticMarkup(<RichLines paragraphs={paragraphs} />);
  expect(shown).not.toContain("<p>");
  expect(shown.match(/<br\/>/g)).toHaveLength(1);
  expect(shown).toMatch(/<strong[^>]*>late<\/strong>/);
});
