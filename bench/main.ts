/**
 * `npm run bench`: measures the calls, the orders and the first view of a menu on the real server, each against a
 * limit measured in the same run. What is measured and why: docs/benchmarks.md.
 * `--quick` shortens the stretches; `--profile FOLDER` writes a CPU profile of the server; `--only PARTS` runs some
 * parts:
 * memory,menu,costs,codes,orders,boards,tables,printers,flushes,means,people,places,refunds,school,times,journey,studio,view
 */
import { parseArgs } from "node:util";
import type { Bench } from "./bench.ts";
import { measureBoards } from "./boards.ts";
import { startHelper } from "./child-process.ts";
import { measureCodeLookUps } from "./code-look-ups.ts";
import { startComptoir } from "./comptoir/start-comptoir.ts";
import { type Findings, formatFindings } from "./findings.ts";
import { measureFirstView } from "./first-view.ts";
import { measureFlushes } from "./flushes.ts";
import { measureJourney } from "./journey.ts";
import { machine } from "./machine.ts";
import { measureMeans } from "./means.ts";
import { measureIdleMemory } from "./memory.ts";
import { measureMenuRead } from "./menu-read.ts";
import { measurePeople } from "./people.ts";
import { measurePlaces } from "./places.ts";
import { measurePrinters } from "./printers.ts";
import { measureRefunds } from "./refunds.ts";
import { measureSchool } from "./school.ts";
import { measureSetCosts } from "./set-costs.ts";
import { measureStudio } from "./studio.ts";
import { measureSubmit } from "./submit.ts";
import { measureTables } from "./tables.ts";
import { measureTimes } from "./times.ts";

/** The parts in order. Memory comes first, before ten thousand restaurants are added. */
const PARTS: Record<string, (bench: Bench) => Promise<Findings>> = {
  memory: measureIdleMemory,
  journey: measureJourney,
  menu: measureMenuRead,
  costs: measureSetCosts,
  codes: measureCodeLookUps,
  orders: measureSubmit,
  boards: measureBoards,
  tables: measureTables,
  printers: measurePrinters,
  flushes: measureFlushes,
  means: measureMeans,
  refunds: measureRefunds,
  people: measurePeople,
  places: measurePlaces,
  school: measureSchool,
  times: measureTimes,
  studio: measureStudio,
  view: measureFirstView,
};

const { values: options } = parseArgs({
  options: { quick: { type: "boolean" }, only: { type: "string" }, profile: { type: "string" } },
});
const wanted = options.only?.split(",") ?? Object.keys(PARTS);
const say = (text: string) => process.stdout.write(`${text}\n`);

say(`${machine()}\n`);
const comptoir = await startComptoir(options.profile ?? null);
const generator = startHelper("load/generate-load.ts");
try {
  const bench = { comptoir, generator, rounds: options.quick ? 2 : 4, stretchSeconds: options.quick ? 0.7 : 2 };
  const missed: string[] = [];
  for (const part of wanted) {
    const measure = PARTS[part];
    if (measure === undefined)
      throw new Error(`Unknown part "${part}"; the parts are ${Object.keys(PARTS).join(", ")}.`);
    const findings = await measure(bench);
    say(formatFindings(findings));
    missed.push(...findings.aims.filter(({ met }) => met === false).map(({ aim }) => aim));
  }
  say(missed.length === 0 ? "Every aim is met." : `Missed: ${missed.join("; ")}.`);
} finally {
  generator.end();
  await comptoir.stop();
}
