import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { DECISIONS_PAGE, fileAddress, linkedPath, pageAddress, START_PAGE } from "./docs-path.ts";
import { type RenderedPage, renderPage } from "./render-page.ts";
import { indexPage, type SearchEntry } from "./search-docs.ts";

export type DocsPage = RenderedPage & {
  /** The file, from the project's folder. */
  readonly file: string;
  readonly address: string;
  /** The links of the page in order, with their addresses here. Null: what a link leads to is not here. */
  readonly links: readonly { readonly href: string; readonly address: string | null }[];
};

export type Docs = {
  /** By address, the start page first. */
  readonly pages: ReadonlyMap<string, DocsPage>;
  /** What the search reads. */
  readonly entries: readonly SearchEntry[];
  /** The files that pages link to, by address, and where they are on the disk. Nothing else is served. */
  readonly files: ReadonlyMap<string, string>;
};

const kept = new Map<string, Promise<Docs>>();

/** Reads and renders the documentation once in the life of the process. */
export function keptDocs(root: string): Promise<Docs> {
  const docs = kept.get(root) ?? readDocs(root);
  kept.set(root, docs);
  // A folder that could not be read may be readable at the next request.
  docs.catch(() => kept.delete(root));
  return docs;
}

/**
 * Reads and renders every page of `docs`, and every page that one of them links to. A release lacks some files: links to
 * them become text. screens#docs.
 */
export async function readDocs(root: string): Promise<Docs> {
  const pages = new Map<string, DocsPage>();
  const files = new Map<string, string>();
  const entries: SearchEntry[] = [];
  const inDocs = readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => path.posix.join("docs", file.split(path.sep).join("/")))
    .sort();
  const queue = new Set([START_PAGE, ...inDocs]);
  const addressFrom = (file: string, href: string): string | null => {
    if (/^(?:https?:|mailto:|[#/])/.test(href)) return href;
    const target = targetOf(root, linkedPath(file, href));
    if (target === null) return null;
    const fragment = href.includes("#") ? href.slice(href.indexOf("#")) : "";
    if (target.endsWith(".md")) {
      queue.add(target);
      return pageAddress(target) + fragment;
    }
    files.set(fileAddress(target), path.join(root, target));
    return fileAddress(target);
  };
  // A Set visits what is added on the way. Reading each file gives other requests their turn.
  for (const file of queue) {
    const text = file === DECISIONS_PAGE ? listDecisions(pages) : await readFile(path.join(root, file), "utf8");
    const links: { href: string; address: string | null }[] = [];
    const page = renderPage(text, (href) => {
      const address = addressFrom(file, href);
      links.push({ href, address });
      return address;
    });
    const address = pageAddress(file);
    pages.set(address, { ...page, file, address, links });
    entries.push(...indexPage(page, file, address));
  }
  return { pages, entries, files };
}

/** Returns the page or the file that a path means; a folder means its README. Null if it is not there. */
function targetOf(root: string, file: string | null): string | null {
  if (file === null) return null;
  const readme = path.posix.join(file, "README.md");
  if (readme === DECISIONS_PAGE) return readme;
  const place = path.join(root, file);
  if (!existsSync(place)) return null;
  if (!statSync(place).isDirectory()) return file;
  return existsSync(path.join(root, readme)) ? readme : null;
}

function listDecisions(pages: ReadonlyMap<string, DocsPage>): string {
  const decisions = [...pages.values()].filter(({ file }) => file.startsWith("docs/decisions/"));
  const rows = decisions.map(({ file, title }) => `- [${title}](${path.posix.basename(file)})`);
  return `# Decisions\n\nEach record states a choice, its reasons, its alternatives and when to reconsider it.\n\n${rows.join("\n")}\n`;
}
