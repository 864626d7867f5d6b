import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { linkedPath, pageAddress } from "./docs-path.ts";
import { readDocs } from "./read-docs.ts";
import { renderPage } from "./render-page.ts";
import { searchDocs } from "./search-docs.ts";

const render = (markdown: string) => renderPage(markdown, (href) => (href.startsWith("gone") ? null : `/at/${href}`));

/** A project with these files, in a folder of its own. */
function aProject(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(path.join(tmpdir(), "comptoir-docs-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries({ "docs/README.md": "# Start", ...files })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

describe("A page of the documentation", () => {
  test("has the anchors of a Git host: repeated headings are numbered, and marks are left out.", () => {
    const { html, headings, title } = render("# The `bill`\n## What's new?\n## Café & taxes\n## What's new?\n### Deep");
    expect(title).toBe("The bill");
    expect(headings.map(({ id }) => id)).toEqual(["whats-new", "café--taxes", "whats-new-1"]);
    expect(html).toContain('<h3 id="deep">Deep</h3>');
  });

  test("keeps the anchors of rules, and shows any other HTML as written.", () => {
    const { html } = render(
      '- <a id="a-rule"></a>**A rule** <script>alert(1)</script>\n\n<img src=x onerror=alert(1)>',
    );
    expect(html).toContain('<span id="a-rule"></span><strong>A rule</strong>');
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toMatch(/<script|<img/);
  });

  test("shows a link to what is not here as text, and leaves such a picture out.", () => {
    const { html } = render('[here](a.md) [gone](gone.ts) ![A picture](gone.png) ![Look "1"](look.webp)');
    expect(html).toContain('<a href="/at/a.md">here</a> gone');
    expect(html).toContain('<img src="/at/look.webp" alt="Look &quot;1&quot;" loading="lazy">');
    expect(html).not.toContain("A picture");
  });

  test("lets wide tables and code scroll within themselves, by keyboard too.", () => {
    const { html } = render("| field | value |\n|---|---|\n| `a` | <b> |\n\n```\n<paths>\n```");
    expect(html).toContain('<div class="docs-wide" role="group" aria-label="field value" tabindex="0"><table>');
    expect(html).toContain('<pre tabindex="0"><code>&lt;paths&gt;</code></pre>');
  });
});

describe("The documentation", () => {
  test("has an address for each document, in lower case; a README is the page of its folder.", () => {
    const files = ["docs/README.md", "docs/bill.md", "docs/reference/README.md", "README.md", "packages/x/README.md"];
    expect(files.map(pageAddress)).toEqual([
      "/docs",
      "/docs/bill",
      "/docs/reference",
      "/docs/project",
      "/docs/project/packages/x",
    ]);
    expect(pageAddress("ARCHITECTURE.md")).toBe("/docs/project/architecture");
    expect(linkedPath("docs/a.md", "../../secret")).toBe(null);
  });

  test("serves the pages of `docs` and what they link to, and nothing else.", async () => {
    const root = aProject({
      "docs/README.md": "# Start\n[code](../till.ts) [architecture](../A.md#x) [reasons](decisions) [none](../none.md)",
      "docs/alone.md": "# Alone",
      "docs/decisions/001-first.md": "# 001: First",
      "A.md": "# A",
      "till.ts": "",
      "secret.ts": "",
      "SECRET.md": "",
    });
    const { pages, files } = await readDocs(root);
    expect([...pages.keys()].sort()).toEqual([
      "/docs",
      "/docs/alone",
      "/docs/decisions",
      "/docs/decisions/001-first",
      "/docs/project/a",
    ]);
    expect([...files.keys()]).toEqual(["/docs/files/till.ts"]);
    expect(pages.get("/docs")?.html).toContain('<a href="/docs/project/a#x">architecture</a>');
    expect(pages.get("/docs")?.html).toContain("</a> none");
    expect(pages.get("/docs/decisions")?.html).toContain('<a href="/docs/decisions/001-first">001: First</a>');
  });
});

describe("The search of the documentation", () => {
  const root = () =>
    aProject({
      "docs/backup.md": "# Backup\nMake one every night.\n\n## Where to keep it\nOn another machine, with a *café*.",
      "docs/reference/rules.md": '# Rules\n<a id="kept"></a>A backup is kept for a year.',
      "docs/decisions/020-copy.md": "# 020: Copy\nEach backup is a COPY of every table.",
    });

  test("finds the sections with all words of a query, guides before rules and reasons, with the words marked.", async () => {
    const { entries } = await readDocs(root());
    const found = searchDocs(entries, "Where are backups kept?");
    expect(found.map(({ address }) => address)).toEqual(["/docs/reference/rules#kept"]);
    expect(found[0]?.passage).toEqual([
      { text: "A ", isMarked: false },
      { text: "backup", isMarked: true },
      { text: " is ", isMarked: false },
      { text: "kept", isMarked: true },
      { text: " for a year.", isMarked: false },
    ]);
    const addresses = searchDocs(entries, "every").map(({ address }) => address);
    expect(addresses).toEqual(["/docs/backup", "/docs/decisions/020-copy"]);
  });

  test("compares words without accents and capitals, finds beginnings of three letters, and says the heading.", async () => {
    const { entries } = await readDocs(root());
    const [found] = searchDocs(entries, "CAFE mach");
    expect(found).toMatchObject({
      address: "/docs/backup#where-to-keep-it",
      title: "Backup",
      heading: "Where to keep it",
    });
    expect(searchDocs(entries, "ma")).toEqual([]);
  });

  test("finds nothing without words, and reads the beginning of a long query only.", async () => {
    const { entries } = await readDocs(root());
    expect(searchDocs(entries, " …! ")).toEqual([]);
    expect(searchDocs(entries, `night ${" ".repeat(100)}nowhere`)).toHaveLength(1);
    expect(searchDocs(entries, "nowhere")).toEqual([]);
  });
});
