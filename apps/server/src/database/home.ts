import { access, constants, mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { StartRefusal } from "../start-refusal.ts";
import { explainFolderFault } from "./postgres-failure.ts";

const GIVE_UP_AFTER_MS = 180_000;
/** What SQLite answers for a lock that another process holds, and for a file of another kind. */
const [BUSY, NOT_A_DATABASE] = [5, 26];

/**
 * What lies where in COMPTOIR_HOME. The folder `database` appears by one rename, complete with its password and its data:
 * a first start that was killed leaves nothing that could be taken for a database.
 */
export type Layout = ReturnType<typeof layoutOf>;

/** The places inside one COMPTOIR_HOME (an absolute path). */
export function layoutOf(home: string) {
  const database = path.join(home, "database");
  return {
    home,
    /** Locked by the process that starts or stops the database. */
    lock: path.join(home, "database.lock"),
    log: path.join(home, "database.log"),
    database,
    data: path.join(database, "data"),
    password: path.join(database, "password"),
    /** The port of the last start, and the data folder that it was for. */
    port: path.join(home, "database.port"),
    /** Where a new database is made. */
    making: path.join(home, "database.making"),
    /** A copy of PostgreSQL's programs, for a system user that cannot enter the project's folder. */
    programs: path.join(home, "postgresql"),
  };
}

/** Does something while no other process starts or stops the database of this home. operations#several-servers. */
export async function inHome<T>(home: string, act: () => Promise<T>): Promise<T> {
  try {
    await makeFolder(home);
    await access(home, constants.W_OK);
    using _ = await lock(layoutOf(home).lock);
    return await act();
  } catch (error) {
    const line = explainFolderFault(error as NodeJS.ErrnoException, home);
    throw line === null ? error : new StartRefusal(line);
  }
}

/**
 * Takes SQLite's lock of an empty file: the kernel releases it when its process ends, however it ends, and a copy of the
 * file is not locked. Should two processes hold one, the rename of the data folder and PostgreSQL's pid file decide.
 */
async function lock(file: string): Promise<DatabaseSync> {
  for (const deadline = performance.now() + GIVE_UP_AFTER_MS; ; await pause(30)) {
    const held = new DatabaseSync(file);
    try {
      held.exec("begin exclusive");
      return held;
    } catch (error) {
      held.close();
      const { errcode } = error as { errcode?: number };
      // Older releases wrote their process number into the file.
      if (errcode === NOT_A_DATABASE) await rm(file, { force: true });
      else if (errcode !== BUSY) throw error;
    }
    if (performance.now() > deadline) throw new StartRefusal(`Another process has held ${file} for minutes. Stop it.`);
  }
}

/** Makes a folder and its missing parents one by one: Node's recursive `mkdir` never returns under `/proc`. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && (await stat(folder)).isDirectory()) return;
    if (code !== "ENOENT" || folder === path.dirname(folder)) throw error;
    await makeFolder(path.dirname(folder));
    await mkdir(folder);
  }
}
