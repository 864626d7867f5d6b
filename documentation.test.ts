import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

// Goal: what the documents say of the code stays true. Method: every path that they name is looked for.
const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), "utf8");
const isThere = (file: string) => existsSync(path.join(import.meta.dirname, file));

const DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/glossary.md"];

describe("the documents", () => {
  test("name tests for the specification that are there", () => {
    const named = [...read("docs/spec-coverage.md").matchAll(/`([^`\s]+\.test\.tsx?)`/g)].flatMap(
      ([, file]) => file ?? [],
    );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((file) => !isThere(file))).toEqual([]);
  });

  test.each(DOCUMENTS)("%s leads only to files that are there", (document) => {
    const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].flatMap(
      ([, file]) => file ?? [],
    );
    const broken = links.filter((file) => !isThere(path.join(path.dirname(document), file)));
    expect(broken).toEqual([]);
  });

  test("number each decision once", () => {
    const numbers = readdirSync(path.join(import.meta.dirname, "docs", "decisions")).map((file) => file.slice(0, 3));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});
