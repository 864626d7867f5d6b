/**
 * The tests that do more in `npm run promises` (their *full length*), and the outcome of the last such run of each:
 * `docs/full-length-runs.json`, which is checked in.
 * @typedef {{ on: string, outcome: "passed" | "failed", minutes: number }} FullLengthRun
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./project.mjs";

const RUNS = path.join(root, "docs", "full-length-runs.json");
const COVERAGE = path.join(root, "docs", "spec-coverage.md");
const TEST_ROOMS = ["apps", "packages", "e2e"];
const MADE = new Set(["node_modules", "build", "generated"]);
/** Code that marks a test with a full length: it repeats more, or uses other values. */
const HAS_FULL_LENGTH = /\brunLength\(|\bisFullLength\b|\bfullLengthTest\b|\btimeLimitMs\(|from "fast-check"/;

const read = (file) => readFileSync(path.join(root, file), "utf8");

/** Lists the test files with a full length, by path from the root. */
export function filesWithFullLength() {
  return TEST_ROOMS.flatMap(testFilesUnder).filter((file) => HAS_FULL_LENGTH.test(read(file)));
}

function testFilesUnder(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : testFilesUnder(place);
    return /\.test\.tsx?$/.test(entry.name) ? [place] : [];
  });
}

/**
 * Parses the promises and their test files from the table of docs/spec-coverage.md.
 * @returns {{ number: number, title: string, files: string[] }[]}
 */
export function readPromises() {
  return [...readFileSync(COVERAGE, "utf8").matchAll(/^\| (\d+) ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, number, title, cell]) => ({
      number: Number(number),
      title: title.trim(),
      files: [...cell.matchAll(/`([^`\s]+\.test\.tsx?)`/g)].map(([, file]) => file),
    }),
  );
}

/** @returns {Record<string, FullLengthRun>} the last run of each test file */
export function readRuns() {
  return existsSync(RUNS) ? JSON.parse(readFileSync(RUNS, "utf8")) : {};
}

/** Records the outcome of a file's run at full length, replacing the previous one. */
export function noteRun(file, run) {
  const runs = Object.entries({ ...readRuns(), [file]: run });
  const sorted = Object.fromEntries(runs.sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(RUNS, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Lists the last run and its outcome for each promise, and for each other file with a full length. */
export function listRuns() {
  const long = filesWithFullLength();
  const runs = readRuns();
  const promises = readPromises().map(({ number, title, files }) => ({
    name: `${number} ${title}`,
    files: files.filter((file) => long.includes(file)),
  }));
  const named = new Set(promises.flatMap(({ files }) => files));
  const others = long.filter((file) => !named.has(file)).map((file) => ({ name: file, files: [file] }));
  return [...promises, ...others].map(({ name, files }) => `${name}: ${stateOf(files, runs)}`);
}

function stateOf(files, runs) {
  if (files.length === 0) return "whole in npm test";
  const never = files.filter((file) => runs[file] === undefined);
  if (never.length > 0) return `not yet (${never.join(", ")})`;
  const failed = files.filter((file) => runs[file].outcome === "failed");
  const oldest = files.map((file) => runs[file].on).sort()[0];
  return failed.length === 0 ? `passed ${oldest}` : `FAILED ${oldest} (${failed.join(", ")})`;
}
