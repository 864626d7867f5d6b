import { statfs } from "node:fs/promises";
import {
  type Command,
  countOf,
  type DatabaseFacts,
  EXIT,
  inspectDatabase,
  isDatabaseUnreachable,
  limitedTo,
  loadLastBackup,
  VERSION,
} from "@comptoir/api/command-line";
import pg from "pg";
import { readConfig } from "../config.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { unknownSettings } from "../setting-names.ts";
import { StartRefusal } from "../start-refusal.ts";
import { checkInstallation, type Finding, faultOfSettings } from "./checks.ts";
import type { CheckedSettings, Disk, Facts } from "./facts.ts";

/** Timeout in ms of a query; a database that does not answer within it counts as unusable. */
const ANSWER_MS = 10_000;

type Surroundings = {
  readonly env: NodeJS.ProcessEnv;
  readonly openDatabase: () => Promise<OpenDatabase>;
};

/** `comptoir doctor`: says what is wrong with an installation, and what to do. operations#doctor. */
export function doctor({ env, openDatabase }: Surroundings): Command {
  return {
    name: "doctor",
    usage: "",
    summary: "Checks the installation, and says what is wrong and what to do.",
    details: [
      "Run it with the server's settings, as the server's user. It changes nothing, and works while the server or the database is",
      "down. It exits with 1 if there is a fault; a warning alone is 0.",
    ].join("\n"),
    takes: [0, 0],
    needs: "nothing",
    run: async ({ clock, say }) => {
      const config = readConfig(env);
      const findings =
        "refused" in config
          ? [faultOfSettings(config.refused.line)]
          : checkInstallation(await gatherFacts(config, { env, openDatabase, clock }));
      for (const finding of findings) for (const line of linesOf(finding)) say(line);
      const [faults, warnings] = [countLevel(findings, "fault"), countLevel(findings, "warning")];
      say(`${countOf(faults, "fault")}, ${countOf(warnings, "warning")}.`);
      return faults > 0 ? EXIT.refused : EXIT.ok;
    },
  };
}

const countLevel = (findings: readonly Finding[], level: Finding["level"]) =>
  findings.filter((finding) => finding.level === level).length;

function linesOf(finding: Finding): string[] {
  const line = `${finding.level.padEnd(9)}${finding.about.padEnd(12)}${finding.says}`;
  return finding.level === "ok" ? [line] : [line, `${" ".repeat(21)}-> ${finding.remedy}`];
}

async function gatherFacts(
  settings: CheckedSettings,
  { env, openDatabase, clock }: Surroundings & { readonly clock: () => Date },
): Promise<Facts> {
  const disk = await readDisk(settings.home);
  const database = await inspect(settings, disk, openDatabase, clock);
  const zones = typeof database === "string" ? [] : (database.contents?.restaurants ?? []).map(({ zone }) => zone);
  return {
    now: clock(),
    comptoir: VERSION,
    unknownSettings: unknownSettings(env),
    disk,
    lastBackup: await loadLastBackup(settings.home),
    database,
    zonesUnknownToNode: [...new Set(zones)].filter((zone): zone is string => zone !== null && !isKnownZone(zone)),
    // OpenTelemetry is loaded only if traces are on.
    tracesFault:
      settings.tracing && (await (await import("../tracing/open-tracing.ts")).probeCollector(settings.tracing)),
    settings,
  };
}

async function readDisk(home: string): Promise<Disk | null> {
  return statfs(home).then(
    ({ bavail, blocks, bsize }) => ({ freeBytes: bavail * bsize, totalBytes: blocks * bsize }),
    () => null,
  );
}

/** Reads the database's facts; a string says why it cannot be used. Creates no data folder that is not there. */
async function inspect(
  { databaseUrl, home }: CheckedSettings,
  disk: Disk | null,
  openDatabase: Surroundings["openDatabase"],
  clock: () => Date,
): Promise<DatabaseFacts | string> {
  if (databaseUrl === null && disk === null) return `${home} has no database yet.`;
  try {
    const { url } = await openDatabase();
    return await withPool(url, (pool) => inspectDatabase(pool, clock));
  } catch (error) {
    if (error instanceof StartRefusal) return error.message;
    if (isDatabaseUnreachable(error)) return `The database does not answer: ${(error as Error).message}.`;
    throw error;
  }
}

async function withPool<T>(url: string, act: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1, ...limitedTo(ANSWER_MS) });
  pool.on("error", () => undefined);
  try {
    return await act(pool);
  } finally {
    await pool.end();
  }
}

function isKnownZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
