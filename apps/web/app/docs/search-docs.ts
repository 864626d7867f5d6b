import { foldLetters } from "@comptoir/ordering";
import type { RenderedPage } from "./render-page.ts";

export type TextPart = { readonly text: string; readonly isMarked: boolean };

export type DocsResult = {
  /** The address of the section, with its anchor. */
  readonly address: string;
  readonly title: string;
  /** The section's heading; empty before a page's first one. */
  readonly heading: string;
  /** The text around the first found word, with the found words marked. */
  readonly passage: readonly TextPart[];
};

/** The limits of a query, in characters and in words. The rest of a longer query is ignored. */
export const QUERY_LENGTH_MAX = 100;
const QUERY_WORDS_MAX = 8;
const RESULTS_MAX = 30;
/** A page with many hits leaves room for the others. */
const RESULTS_OF_PAGE_MAX = 4;
/** The length in letters from which a word may be the beginning of another. */
const BEGINNING_LENGTH_MIN = 3;
/** The length of a passage in characters: before the first found word, and in all. */
const PASSAGE = { before: 80, length: 240 };

/** A section as the search reads it: the folded words of title, heading and text, each between spaces. */
export type SearchEntry = {
  readonly result: Omit<DocsResult, "passage">;
  readonly page: string;
  readonly text: string;
  readonly weight: number;
  readonly inTitle: string;
  readonly inHeading: string;
  readonly inText: string;
};

/** Words that a question has and no answer needs. They count if a query has no others. */
const EMPTY_WORDS = new Set(
  "a an and are can do does for from how i in is it my of on or the this to what when where which who why with".split(
    " ",
  ),
);

/**
 * Finds the sections that have every word of a query, or words that begin with it, in the title, the heading or the text.
 * The best come first. It reads all texts, which takes a few milliseconds. screens#docs-search.
 */
export function searchDocs(entries: readonly SearchEntry[], query: string): DocsResult[] {
  const stems = stemsOf(query.slice(0, QUERY_LENGTH_MAX));
  if (stems.length === 0) return [];
  const phrase = stems.length > 1 ? ` ${stems.join(" ")}` : null;
  const found = entries
    .map((entry) => ({ entry, score: scoreOf(entry, stems, phrase) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const ofPage = new Map<string, number>();
  const shown = found.filter(({ entry: { page } }) => {
    const count = (ofPage.get(page) ?? 0) + 1;
    ofPage.set(page, count);
    return count <= RESULTS_OF_PAGE_MAX;
  });
  return shown
    .slice(0, RESULTS_MAX)
    .map(({ entry: { result, text } }) => ({ ...result, passage: passageOf(text, stems) }));
}

/** Folds the words of a page's sections once, for all searches. */
export function indexPage({ title, sections }: RenderedPage, file: string, address: string): SearchEntry[] {
  const weight = weightOf(file);
  const inTitle = foldWords(title);
  return sections
    .filter(({ text }) => text !== "")
    .map(({ id, heading, text }) => ({
      result: { address: id === null ? address : `${address}#${id}`, title, heading: heading === title ? "" : heading },
      ...{ page: address, text, weight, inTitle },
      inHeading: foldWords(heading),
      inText: foldWords(text),
    }));
}

/** Guides come before rules, and rules before reasons and lists of tests. */
function weightOf(file: string): number {
  if (file === "docs/spec-coverage.md") return 0.3;
  if (file.startsWith("docs/decisions/")) return 0.6;
  return file.startsWith("docs/reference/") ? 1 : 1.3;
}

/** Returns how well a section answers a query; 0 if it lacks a word, or if only the page's title has any. */
function scoreOf({ inTitle, inHeading, inText, weight }: SearchEntry, stems: readonly string[], phrase: string | null) {
  let score = 0;
  let isInSection = false;
  for (const stem of stems) {
    const ofSection = 2 * weightIn(inHeading, stem) + weightIn(inText, stem);
    const ofWord = ofSection + weightIn(inTitle, stem);
    if (ofWord === 0) return 0;
    isInSection ||= ofSection > 0;
    score += ofWord;
  }
  if (!isInSection) return 0;
  const hasPhrase = phrase !== null && (inHeading.includes(phrase) || inText.includes(phrase));
  return (hasPhrase ? 2 : 1) * score * weight;
}

/** Returns 3 for the whole word, 1 for a longer word that begins with it, otherwise 0. */
function weightIn(words: string, stem: string): number {
  const start = ` ${stem}`;
  if (words.includes(`${start} `) || words.includes(`${start}s `)) return 3;
  return stem.length >= BEGINNING_LENGTH_MIN && words.includes(start) ? 1 : 0;
}

/** Returns the piece of a text around the first found word, in parts. */
function passageOf(text: string, stems: readonly string[]): TextPart[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    isMarked: stems.some((stem) => weightIn(` ${foldLetters(word)} `, stem) > 0),
  }));
  const first = words.find(({ isMarked }) => isMarked)?.start ?? 0;
  const start = words.findLast(({ start }) => start <= Math.max(0, first - PASSAGE.before))?.start ?? 0;
  const last = words.findLast((word) => word.end <= start + PASSAGE.length);
  const end = last === words.at(-1) ? text.length : (last?.end ?? text.length);
  const parts: TextPart[] = start > 0 ? [{ text: "… ", isMarked: false }] : [];
  let done = start;
  for (const word of words.filter((word) => word.isMarked && word.start >= start && word.end <= end)) {
    if (word.start > done) parts.push({ text: text.slice(done, word.start), isMarked: false });
    parts.push({ text: text.slice(word.start, word.end), isMarked: true });
    done = word.end;
  }
  parts.push({ text: text.slice(done, end) + (end < text.length ? " …" : ""), isMarked: false });
  return parts;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map(foldLetters);
}

function foldWords(text: string): string {
  return ` ${wordsOf(text).join(" ")} `;
}

/** Returns the words of a query without the ending of a plural, so that `webhooks` finds `webhook`. */
function stemsOf(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  const stems = (telling.length > 0 ? telling : words).map((word) =>
    word.length > BEGINNING_LENGTH_MIN ? word.replace(/(?<=[^s])s$/, "") : word,
  );
  return stems.slice(0, QUERY_WORDS_MAX);
}
