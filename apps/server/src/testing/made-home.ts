import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { migrate } from "@comptoir/api";
import { inject } from "vitest";
import { inHome } from "../database/home.ts";
import { openDatabase } from "../database/open-database.ts";
import { loadDemonstration } from "../demonstration.ts";
import { onDatabase } from "./on-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder of the homes that test files copy. */
    madeHomes: string;
  }
}

/** Contents of a home's database, each with those before it. */
const CONTENTS = ["nothing", "tables", "demonstration"] as const;
type Contents = (typeof CONTENTS)[number];

/**
 * Fills a test's COMPTOIR_HOME as a cleanly stopped server left it, since a first start takes seconds. The first file of
 * a test run that needs a home makes it; others copy it.
 */
export async function fillHome(home: string, contents: Contents): Promise<void> {
  const homes = inject("madeHomes");
  await inHome(homes, () => makeOnce(homes, contents));
  await copy(path.join(homes, contents), home);
}

async function makeOnce(homes: string, contents: Contents): Promise<void> {
  const made = path.join(homes, contents);
  if (existsSync(made)) return;
  const unfinished = path.join(homes, "unfinished");
  await rm(unfinished, { recursive: true, force: true });
  const before = CONTENTS[CONTENTS.indexOf(contents) - 1];
  if (before === undefined) await (await openDatabase({ databaseUrl: null, home: unfinished })).stop();
  else {
    await makeOnce(homes, before);
    await copy(path.join(homes, before), unfinished);
    await onDatabase(unfinished, async (pool) => {
      if (contents === "tables") await migrate(pool);
      else await loadDemonstration(pool, new Date());
    });
  }
  await rename(unfinished, made);
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  // `cp -a` keeps the owner, who is the database's user.
  await promisify(execFile)("cp", ["-a", `${from}/.`, to]);
}
