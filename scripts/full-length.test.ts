import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
// @ts-expect-error: the scripts are plain JavaScript, which an older Node runs too.
import { filesWithFullLength, listRuns, readPromises, readRuns } from "./full-length.mjs";
// @ts-expect-error: the scripts are plain JavaScript, which an older Node runs too.
import { root } from "./project.mjs";

type Promised = { readonly number: number; readonly title: string; readonly files: readonly string[] };

test("Every promise of the reference has its row, with test files that are there.", () => {
  const reference = readFileSync(path.join(root, "docs/reference/promises.md"), "utf8");
  const numbers = [...reference.matchAll(/<a id="promise-(\d+)"><\/a>/g)].map(([, number]) => Number(number));
  const promises: Promised[] = readPromises();
  expect(promises.map(({ number }) => number)).toEqual(numbers);
  const missing = promises.filter(
    ({ files }) => files.length === 0 || !files.every((file) => existsSync(path.join(root, file))),
  );
  expect(missing).toEqual([]);
});

test("The noted runs are of files that have a full length.", () => {
  const long: string[] = filesWithFullLength();
  expect(long).toContain("apps/api/src/promises/22-mail-server-down.test.ts");
  expect(Object.keys(readRuns()).filter((file) => !long.includes(file))).toEqual([]);
});

test("The list has a line for each promise, which says whether it ran.", () => {
  const lines: string[] = listRuns();
  expect(lines).toContainEqual(expect.stringMatching(/^44 .*: whole in npm test$/));
  expect(lines).toContainEqual(expect.stringMatching(/^22 .*: (?:passed \d{4}-\d\d-\d\d|FAILED|not yet)/));
});
