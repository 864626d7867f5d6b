import { decodeHtmlText } from "./html-text.ts";

export type TextRun = { readonly text: string; readonly isBold: boolean; readonly isItalic: boolean };

export type RichParagraph = readonly TextRun[];

const PARAGRAPH = /<\/?p(?:\s[^>]*)?>|\n\s*\n/i;
const BREAK = /<br\s*\/?>/gi;
const TAG = /<[/!a-z][^>]*>?/gi;
const BOLD = /^<(\/?)(?:b|strong)\s*>$/i;
const ITALIC = /^<(\/?)(?:i|em)\s*>$/i;

/**
 * Parses HTML-escaped text with the allowed markup (`b`, `i`, `em`, `strong`, `p`, `br`) into paragraphs.
 * Drops other markup. menu#markup.
 */
export function richParagraphs(written: string): readonly RichParagraph[] {
  return paragraphsOf(decodeHtmlText(written));
}

export function paragraphsOf(text: string): readonly RichParagraph[] {
  const paragraphs = text.split(PARAGRAPH).map(readRuns);
  return paragraphs.filter((runs) => runs.some(({ text }) => text.trim() !== ""));
}

function readRuns(paragraph: string): RichParagraph {
  const text = paragraph
    .trim()
    .replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .replace(BREAK, "\n");
  const runs: TextRun[] = [];
  let [bold, italic, from] = [0, 0, 0];
  const take = (to: number) => {
    const words = text.slice(from, to).replace(/[^\S\n]+/g, " ");
    if (words !== "") runs.push({ text: words, isBold: bold > 0, isItalic: italic > 0 });
  };
  for (const { 0: tag, index } of text.matchAll(TAG)) {
    take(index);
    from = index + tag.length;
    bold = depthAfter(BOLD.exec(tag), bold);
    italic = depthAfter(ITALIC.exec(tag), italic);
  }
  take(text.length);
  return runs;
}

/** Returns the nesting depth after a tag; an unmatched closing tag has no effect. */
function depthAfter(tag: RegExpExecArray | null, depth: number): number {
  if (tag === null) return depth;
  return tag[1] === "/" ? Math.max(0, depth - 1) : depth + 1;
}
