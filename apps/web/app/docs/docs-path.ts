import path from "node:path";

/** The page of `/docs`. */
export const START_PAGE = "docs/README.md";
/** The list of all decisions. It is written from their titles, because no file has it. */
export const DECISIONS_PAGE = "docs/decisions/README.md";

/**
 * Returns the address of a Markdown file of the project, in lower case. A README is its folder's page; files outside
 * `docs` are below `/docs/project`. screens#docs.
 */
export function pageAddress(file: string): string {
  const page = file.replace(/(?:^|\/)README\.md$|\.md$/, "");
  const isDocs = page === "docs" || page.startsWith("docs/");
  return (isDocs ? `/${page}` : `/docs/project/${page}`).replace(/\/$/, "").toLowerCase();
}

/** Returns the address of any other file, which is sent as it is. screens#docs-files. */
export function fileAddress(file: string): string {
  return `/docs/files/${file}`;
}

/**
 * Resolves a relative link of a file to a path from the project's folder, without its fragment. Null for a path outside
 * of it.
 */
export function linkedPath(from: string, href: string): string | null {
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(from), href.split("#", 1)[0] ?? ""));
  return target.startsWith("..") ? null : target.replace(/\/$/, "");
}
