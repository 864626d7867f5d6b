import { Marked, Parser, Renderer, type Token, type Tokens } from "marked";
import { ANCHOR, headingIds, plainText, type Section, sectionsOf } from "./page-sections.ts";

export type RenderedPage = {
  readonly title: string;
  readonly html: string;
  /** The headings of the second level, which the page's contents list. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly sections: readonly Section[];
};

const parser = new Marked();

/**
 * Renders a document of the project as HTML. Of HTML in it, only anchors are kept; any other is shown as written.
 * @param addressOf returns the address of a link or a picture; null if it is not here: a link is then text, and a
 * picture is left out
 */
export function renderPage(markdown: string, addressOf: (href: string) => string | null): RenderedPage {
  const tokens = parser.lexer(markdown);
  const ids = headingIds(tokens);
  const isTitle = (token: Token) => token.type === "heading" && token.depth === 1;
  const title = tokens.find(isTitle);
  return {
    title: title ? plainText([title]) : "",
    html: Parser.parse(tokens, { renderer: new PageRenderer(ids, addressOf) }),
    headings: tokens.flatMap((token) =>
      token.type === "heading" && token.depth === 2 ? [{ id: ids.get(token) ?? "", text: plainText([token]) }] : [],
    ),
    sections: sectionsOf(tokens, ids),
  };
}

class PageRenderer extends Renderer {
  readonly #ids: ReadonlyMap<Token, string>;
  readonly #addressOf: (href: string) => string | null;

  constructor(ids: ReadonlyMap<Token, string>, addressOf: (href: string) => string | null) {
    super();
    this.#ids = ids;
    this.#addressOf = addressOf;
  }

  override heading(token: Tokens.Heading): string {
    const level = `h${token.depth}`;
    return `<${level} id="${escapeHtml(this.#ids.get(token) ?? "")}">${this.parser.parseInline(token.tokens)}</${level}>\n`;
  }

  /** Wide tables and long lines scroll within themselves, by keyboard too. */
  override table(token: Tokens.Table): string {
    const name = escapeHtml(plainText(token.header.flatMap(({ tokens }) => [...tokens, SPACE])).trim() || "Table");
    return `<div class="docs-wide" role="group" aria-label="${name}" tabindex="0">${super.table(token)}</div>\n`;
  }

  override code({ text }: Tokens.Code): string {
    return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`;
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    const id = ANCHOR.exec(text)?.[1];
    return id === undefined ? (text === "</a>" ? "" : escapeHtml(text)) : `<span id="${id}"></span>`;
  }

  override link({ href, tokens }: Tokens.Link): string {
    const address = this.#addressOf(href);
    const words = this.parser.parseInline(tokens);
    return address === null ? words : `<a href="${escapeHtml(address)}">${words}</a>`;
  }

  override image({ href, text }: Tokens.Image): string {
    const address = this.#addressOf(href);
    return address === null ? "" : `<img src="${escapeHtml(address)}" alt="${escapeHtml(text)}" loading="lazy">`;
  }
}

const SPACE: Token = { type: "space", raw: " " };

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}
