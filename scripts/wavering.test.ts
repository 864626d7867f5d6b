import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
// @ts-expect-error: the scripts are plain JavaScript, which an older Node runs too.
import { judgeWavering, WAVERING_TESTS } from "./wavering.mjs";

const folder = await mkdtemp(path.join(tmpdir(), "comptoir-wavering-"));
const file = path.join(folder, "wavering-tests.json");
beforeEach(() => writeFile(file, "{}"));
afterAll(() => rm(folder, { recursive: true }));

const wavering = { name: "soup.test.ts > is hot", message: "cold", wavers: true };
const failing = { name: "soup.test.ts > is soup", message: "tea", wavers: false };
const noted = async () => Object.keys(JSON.parse(await readFile(file, "utf8")));

test("A test that passed at its second attempt is let pass once and noted; the next time it fails the run.", async () => {
  expect(judgeWavering([wavering], file)).toEqual({ failures: [], letPass: [wavering] });
  expect(await noted()).toEqual(["soup.test.ts > is hot"]);
  expect(judgeWavering([wavering], file)).toEqual({ failures: [wavering], letPass: [] });
});

test("Two of a kind fail the run, and so does one that failed always.", async () => {
  const two = [wavering, { ...wavering, name: "soup.test.ts > is salted" }];
  expect(judgeWavering(two, file)).toEqual({ failures: two, letPass: [] });
  expect(judgeWavering([failing], file)).toEqual({ failures: [failing], letPass: [] });
  expect(judgeWavering([], file)).toEqual({ failures: [], letPass: [] });
  expect(await noted()).toEqual([]);
});

test("The tests that have wavered are named in a file that is checked in.", async () => {
  expect(JSON.parse(await readFile(WAVERING_TESTS, "utf8"))).toBeTypeOf("object");
});
