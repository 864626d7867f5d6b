/**
 * `npm run promises`: runs every test with a full length, one file at a time, so that time limits are meaningful.
 * `-- 22 26` runs the tests of two promises, `-- webhooks` the files with that name; `-- --list` shows the last runs.
 */
import { buildWhatIsStale } from "./build.mjs";
import { runJourneys } from "./e2e.mjs";
import { filesWithFullLength, listRuns, noteRun, readPromises } from "./full-length.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { environment, keepCompiledSources, projectNode, refuse, run, tool } from "./project.mjs";

const FULL_LENGTH = { npm_lifecycle_event: "promises" };

const args = process.argv.slice(2);
if (args.includes("--list")) {
  process.stdout.write(`${listRuns().join("\n")}\n`);
} else {
  const files = filesNamed(args);
  if (files.length === 0)
    refuse(`No test with a full length is named ${args.join(" or ")}; see npm run promises -- --list.`);
  keepCompiledSources();
  await installWhatIsMissing();
  await buildWhatIsStale();
  const failed = [];
  for (const file of files) {
    const begun = performance.now();
    const code = await runAtFullLength(file);
    const minutes = Math.round((performance.now() - begun) / 6_000) / 10;
    noteRun(file, { on: new Date().toISOString().slice(0, 10), outcome: code === 0 ? "passed" : "failed", minutes });
    if (code !== 0) failed.push(file);
  }
  for (const file of failed) process.stdout.write(`Failed: ${file}\n`);
  process.stdout.write(`${files.length - failed.length} files passed, ${failed.length} failed\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/**
 * Returns the files of the given promise numbers, and those whose path contains a given word; all files for no
 * arguments.
 */
function filesNamed(names) {
  const ofPromises = readPromises()
    .filter(({ number }) => names.includes(String(number)))
    .flatMap(({ files }) => files);
  const words = names.filter((name) => !/^\d+$/.test(name));
  return filesWithFullLength().filter(
    (file) => names.length === 0 || ofPromises.includes(file) || words.some((word) => file.includes(word)),
  );
}

function runAtFullLength(file) {
  if (file.startsWith("e2e/")) return runJourneys([file.slice("e2e/".length)], FULL_LENGTH);
  return run(projectNode, [tool("vitest", "vitest.mjs"), "run", "--retry=0", file], {
    env: { ...environment(), ...FULL_LENGTH },
  });
}
