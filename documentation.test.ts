import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type DocsPage, readDocs } from "./apps/web/app/docs/read-docs.ts";

// Goal: the documents stay in step with the code. Method: check that every path that they name exists.
const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), "utf8");
const isThere = (file: string) => existsSync(path.join(import.meta.dirname, file));

const pathsIn = (text = "") => [...text.matchAll(/`([^`\s]+\.test\.tsx?)`/g)].flatMap(([, file]) => file ?? []);

const REFERENCE = "docs/reference";
const pages = readdirSync(path.join(import.meta.dirname, REFERENCE)).map((file) => file.replace(/\.md$/, ""));

/**
 * Returns a pattern that matches a call path quoted in a document. A parameter matches any value, and an abbreviated
 * start (`…`) is left out.
 */
function madeCall(path: string): RegExp {
  const parts = path.replace(/^…|^\{page\}\/\{slug\}/, "").split(/\{\w+\}/);
  const words = parts.map((part) => part.replaceAll(".", "\\."));
  return new RegExp(`${words.join('[^`"]+')}(?:["\`?]|$)`, "m");
}

describe("the documents", () => {
  test("name tests for the specification that are there", () => {
    const named = pathsIn(read("docs/spec-coverage.md"));
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((file) => !isThere(file))).toEqual([]);
  });

  const coverage = read("docs/spec-coverage.md").split("## Promises")[0] ?? "";
  /** Returns the tests of a table cell that make calls, run commands or use a browser. */
  const outside = (cell: string) => pathsIn(cell).filter((file) => /^(?:apps\/(?:api|server)|e2e)\//.test(file));

  test("name for each code of the specification a test that is answered it, and for each call one that makes it", () => {
    const rows = [...coverage.matchAll(/^\| (?:code (\d+)|(?:GET|POST|PUT) (\S+)) \| (`.+) \|$/gm)];
    expect(rows.length).toBeGreaterThan(50);
    const unshown = rows.filter(([, code, call = "", cell = ""]) => {
      const shown = code === undefined ? madeCall(call) : new RegExp(`(?:code: |, )${code}\\b`);
      return !outside(cell).some((file) => shown.test(read(file)));
    });
    expect(unshown.map(([row]) => row)).toEqual([]);
  });

  test("say of each row that no test sees from outside that it is so", () => {
    const rows = [...coverage.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].filter(
      ([, , cell]) => pathsIn(cell).length > 0,
    );
    expect(rows.length).toBeGreaterThan(400);
    const untrue = rows.filter(
      ([, , cell = ""]) => (outside(cell).length === 0) !== cell.includes("(not seen from outside)"),
    );
    expect(untrue.map(([row]) => row)).toEqual([]);
  });

  test("quote code in extending.md as it is, and name only files that are there", () => {
    const extending = read("docs/extending.md");
    const quoted = [...extending.matchAll(/^```ts from (\S+)\n([\s\S]*?)^```$/gm)];
    expect(quoted.length).toBe(extending.split("```ts").length - 1);
    const changed = quoted.filter(([, file = "", code = ""]) => !read(file).includes(code));
    expect(changed.map(([, file]) => file)).toEqual([]);
    const named = [...extending.matchAll(/`((?:apps|packages|examples)\/[^`\s{}]+)`/g)].flatMap(
      ([, file]) => file ?? [],
    );
    expect(named.filter((file) => !isThere(file))).toEqual([]);
  });

  test("name in owner.md what is on the pages, in English and in French", () => {
    const textsOf = (locale: string): Record<string, unknown> => {
      const folder = `packages/messages/messages/${locale}`;
      const areas = readdirSync(path.join(import.meta.dirname, folder));
      return Object.assign({}, ...areas.map((area) => JSON.parse(read(`${folder}/${area}`))));
    };
    const [english, french] = [textsOf("en-CA"), textsOf("fr-CA")];
    const owner = read("docs/owner.md").replace(/\s+/g, " ");
    const named = [...owner.matchAll(/\*([^*]+)\* \(\*([^*]+)\*\)/g)];
    expect(named.length).toBeGreaterThan(30);
    const wrong = named.filter(
      ([, name, nom]) => !Object.keys(english).some((key) => english[key] === name && french[key] === nom),
    );
    expect(wrong.map(([pair]) => pair)).toEqual([]);
  });

  test("lead along the recipes: each file that one names has the word of its example", () => {
    const recipes = read("docs/recipes.md").split("\n## ").slice(1);
    expect(recipes.length).toBe(6);
    const astray = recipes.flatMap((recipe) => {
      const word = /The example is `([\w-]+)`/.exec(recipe)?.[1] ?? "no example";
      const files = [...recipe.matchAll(/`((?:apps|packages|docs)\/[^`\s]+)`/g)].flatMap(([, file]) => file ?? []);
      expect(files.length).toBeGreaterThan(1);
      return files.filter((file) => !isThere(file) || !read(file).includes(word)).map((file) => `${word}: ${file}`);
    });
    expect(astray).toEqual([]);
  });

  test("number each decision once", () => {
    const numbers = readdirSync(path.join(import.meta.dirname, "docs", "decisions")).map((file) => file.slice(0, 3));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});

describe("the site of the documents", async () => {
  const { pages, files } = await readDocs(import.meta.dirname);
  const all = [...pages.values()];

  /** Returns what is wrong with a page's link to an address here; undefined if nothing is. */
  function faultOf(page: DocsPage, href: string, address: string | null): string | undefined {
    if (address === null) return `${page.file}: ${href} is not there`;
    if (/^(?:https?:|mailto:|\/(?!docs))/.test(address)) return undefined;
    const [place = "", anchor] = address.split("#");
    const target = place === "" ? page : pages.get(place);
    if (target === undefined) return files.has(place) ? undefined : `${page.file}: ${href} is not there`;
    const isThere = anchor === undefined || target.html.includes(`id="${anchor}"`);
    return isThere ? undefined : `${page.file}: ${href} has no such anchor`;
  }

  test("leads only to pages, anchors and files that are there", () => {
    expect(all.length).toBeGreaterThan(100);
    const links = all.flatMap((page) => page.links.map(({ href, address }) => ({ page, href, address })));
    expect(links.length).toBeGreaterThan(1000);
    expect(links.flatMap(({ page, href, address }) => faultOf(page, href, address) ?? [])).toEqual([]);
  });

  test("begins on a page that leads to every guide, and the reference on one that leads to all of its pages", () => {
    const addressesOf = (file: string) =>
      all.find((page) => page.file === file)?.links.map(({ address }) => address?.split("#")[0]) ?? [];
    const missing = all.filter(({ file, address }) => {
      const folder = path.posix.dirname(file);
      const isListed = folder === "docs" || folder === REFERENCE;
      return isListed && !file.endsWith("README.md") && !addressesOf(`${folder}/README.md`).includes(address);
    });
    expect(missing.map(({ file }) => file)).toEqual([]);
  });

  test("gives no two pages one title", () => {
    const titles = all.map(({ title }) => title);
    expect(titles.filter((title, index) => title === "" || titles.indexOf(title) !== index)).toEqual([]);
  });
});

const MADE = new Set(["node_modules", "build", "generated", "test-results", "playwright-report"]);

/** Lists every file that may cite the reference: code, SQL and documents, by path from the root. */
function textsUnder(folder: string): string[] {
  return readdirSync(path.join(import.meta.dirname, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.name.startsWith(".") || entry.name.startsWith("generated-") || MADE.has(entry.name)) return [];
    if (entry.isDirectory()) return textsUnder(file);
    return /\.(?:tsx?|mjs|sql|md)$/.test(entry.name) ? [file] : [];
  });
}

describe("the reference", () => {
  const anchors = pages.flatMap((page) =>
    [...read(`${REFERENCE}/${page}.md`).matchAll(/(?<!`)<a id="([^"]*)"><\/a>/g)].map(([, anchor]) => ({
      page,
      anchor,
    })),
  );
  const known = new Set(anchors.map(({ page, anchor }) => `${page}#${anchor}`));
  const texts = textsUnder(".");

  /** Lists the citations of a file: `page#anchor`, or a link to an anchor of a page from outside of the reference. */
  function citationsIn(file: string): string[] {
    const cited = new RegExp(`(?<![\\w./#-])(${pages.join("|")})#([a-z0-9]+(?:-[a-z0-9]+)*)`, "g");
    const linked = /\]\([^)\s]*reference\/([a-z]+)\.md#([a-z0-9-]+)\)/g;
    const text = read(file);
    return [...[...text.matchAll(cited), ...text.matchAll(linked)].map(([, page, anchor]) => `${page}#${anchor}`)];
  }

  test("has every anchor once, in all its pages", () => {
    const names = anchors.map(({ anchor }) => anchor);
    expect(names.length).toBeGreaterThan(300);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("is cited by its anchors alone, never by sections of documents that are not here", () => {
    const sections = /\bSpec \d|\bRules,? (?:sections? )?\d|\bThe bill, (?:steps?|rule|[A-Z])|\bPromises?, \d/;
    const promises = /\bPromises? \d/;
    const old = texts.flatMap((file) =>
      // Join lines first, since a citation may continue on the next line of a comment. Tests may be named after a
      // promise.
      [read(file).replace(/\n\s*(?:\*|\/\/)\s*/g, " ")]
        .filter((text) => sections.test(text) || (promises.test(text) && !/\.test\.tsx?$/.test(file)))
        .map((text) => `${file}: ${(sections.exec(text) ?? promises.exec(text))?.[0]}`),
    );
    expect(old).toEqual([]);
  });

  test("is led to by every citation", () => {
    const cited = texts.flatMap((file) => citationsIn(file).map((citation) => ({ file, citation })));
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ citation }) => !known.has(citation))).toEqual([]);
  });
});
