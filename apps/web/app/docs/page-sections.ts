import { decodeHtmlText } from "@comptoir/ordering";
import type { Token, Tokens } from "marked";

/** A part of a page with an anchor of its own: the text from one heading or rule to the next. */
export type Section = {
  /** The anchor; null at the page's beginning. */
  readonly id: string | null;
  readonly heading: string;
  readonly text: string;
};

/** The anchor of a rule. It is the only HTML that the documents may have. */
export const ANCHOR = /^<a id="([\w-]+)">$/;
/** Encloses the id of an anchor in a plain text. */
const MARK = "\u0000";

/** Returns the anchors of headings, the same as on a Git host: repeated headings are numbered. */
export function headingIds(tokens: readonly Token[]): ReadonlyMap<Token, string> {
  const ids = new Map<Token, string>();
  const used = new Set<string>();
  for (const token of tokens) {
    if (token.type !== "heading") continue;
    const name = plainText([token])
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
      .replaceAll(" ", "-");
    let id = name;
    for (let count = 1; used.has(id); count++) id = `${name}-${count}`;
    used.add(id);
    ids.set(token, id);
  }
  return ids;
}

/** Splits a page at its headings and at the anchors of its rules, for the search. */
export function sectionsOf(tokens: readonly Token[], ids: ReadonlyMap<Token, string>): Section[] {
  const sections: { id: string | null; heading: string; text: string }[] = [];
  let section = { id: null as string | null, heading: "", text: "" };
  const begin = (id: string | null, heading: string) => {
    sections.push(section);
    section = { id, heading, text: "" };
  };
  for (const token of tokens) {
    if (token.type === "heading") {
      // A page's title is its beginning.
      begin(token.depth === 1 ? null : (ids.get(token) ?? null), plainText([token]));
      continue;
    }
    const [before = "", ...parts] = markedText([token]).split(MARK);
    section.text += ` ${before}`;
    for (let at = 0; at < parts.length; at += 2) {
      begin(parts[at] ?? null, section.heading);
      section.text = parts[at + 1] ?? "";
    }
  }
  sections.push(section);
  return sections
    .map(({ text, ...place }) => ({ ...place, text: text.replace(/\s+/g, " ").trim() }))
    .filter(({ heading, text }) => heading !== "" || text !== "");
}

/** Returns the words of tokens without markup. */
export function plainText(tokens: readonly Token[]): string {
  return markedText(tokens)
    .split(MARK)
    .filter((_, at) => at % 2 === 0)
    .join("");
}

function markedText(tokens: readonly Token[]): string {
  return tokens.map(wordsOfToken).join("");
}

function wordsOfToken(token: Token): string {
  switch (token.type) {
    case "html":
      return (
        ANCHOR.exec(token.text)
          ?.slice(1)
          .map((id) => MARK + id + MARK)[0] ?? ""
      );
    case "table": {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].map((row) => row.map((cell) => markedText(cell.tokens)).join(" · ")).join(" \n");
    }
    case "list":
      return (token as Tokens.List).items.map((item) => `${markedText(item.tokens)} \n`).join("");
    case "code":
    case "codespan":
      return token.text;
    case "image":
      return "";
    case "br":
    case "space":
      return " ";
    default:
      return "tokens" in token && token.tokens
        ? markedText(token.tokens)
        : decodeHtmlText("text" in token ? token.text : "");
  }
}
