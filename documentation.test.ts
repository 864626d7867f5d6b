import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

// Goal: what the documents say of the code stays true. Method: every path that they name is looked for.
const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), "utf8");
const isThere = (file: string) => existsSync(path.join(import.meta.dirname, file));

const pathsIn = (text = "") => [...text.matchAll(/`([^`\s]+\.test\.tsx?)`/g)].flatMap(([, file]) => file ?? []);

const DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/glossary.md"];

describe("the documents", () => {
  test("name tests for the specification that are there", () => {
    const named = pathsIn(read("docs/spec-coverage.md"));
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((file) => !isThere(file))).toEqual([]);
  });

  test("name for each code and each call of the specification a test that has it", () => {
    const rows = [
      ...read("docs/spec-coverage.md").matchAll(/^\| (?:code (\d+)|(?:GET|POST|PUT) (\S+)) \| (`.+) \|$/gm),
    ];
    expect(rows.length).toBeGreaterThan(20);
    const unshown = rows.filter(([, code, call, cell]) => {
      const word = code ?? call?.split("/").at(-1) ?? "";
      return !pathsIn(cell).some((file) => read(file).includes(word));
    });
    expect(unshown.map(([row]) => row)).toEqual([]);
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
