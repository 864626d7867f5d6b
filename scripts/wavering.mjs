/**
 * Tests that passed at their second attempt only, in `docs/wavering-tests.json`, which is checked in: a first time is noted there
 * and let pass, a second one fails the run (decision 082). Mending the test removes its line.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./project.mjs";

export const WAVERING_TESTS = path.join(root, "docs", "wavering-tests.json");

/** @returns {Record<string, string>} the day on which each wavered */
const readNoted = (file) => JSON.parse(readFileSync(file, "utf8"));

/**
 * Parts what failed in a kind of tests into what fails the run and what is let pass, and notes the latter. One test of a kind is let
 * pass, the first time.
 * @param {import("./test-report.mjs").Failure[]} found
 * @returns {{ failures: import("./test-report.mjs").Failure[], letPass: import("./test-report.mjs").Failure[] }}
 */
export function judgeWavering(found, file = WAVERING_TESTS) {
  const noted = readNoted(file);
  const isLetPass = found.length === 1 && found[0].wavers && noted[keyOf(found[0])] === undefined;
  if (!isLetPass) return { failures: found, letPass: [] };
  const all = { ...noted, [keyOf(found[0])]: new Date().toISOString().slice(0, 10) };
  writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return { failures: [], letPass: found };
}

/** The name of a test without the folder of the checkout. */
function keyOf({ name }) {
  return name.replace(`${root}${path.sep}`, "");
}
