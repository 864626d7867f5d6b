import { access, constants, mkdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { StartRefusal } from "../start-refusal.ts";
import { explainFolderFault } from "./postgres-failure.ts";

const GIVE_UP_AFTER_MS = 180_000;
/** SQLite result codes for a lock held by another process, and for a file that is no database. */
const [BUSY, NOT_A_DATABASE] = [5, 26];

/**
 * Paths inside a COMPTOIR_HOME. The folder `database` is created by one rename, so an interrupted first start
 * leaves no incomplete database.
 */
export type Layout = ReturnType<typeof layoutOf>;

/** Returns the paths inside a COMPTOIR_HOME, given as an absolute path. */
export function layoutOf(home: string) {
  const database = path.join(home, "database");
  return {
    home,
    /** Locked by a process while it starts or stops the database. */
    lock: path.join(home, "database.lock"),
    log: path.join(home, "database.log"),
    database,
    data: path.join(database, "data"),
    password: path.join(database, "password"),
    /** The port of the last start, and the identity of its data folder. */
    port: path.join(home, "database.port"),
    /** Temporary folder in which a new database is created. */
    making: path.join(home, "database.making"),
    /** Copy of PostgreSQL's programs, if the database's user cannot enter the project's folder. */
    programs: path.join(home, "postgresql"),
  };
}

/**
 * Runs `act` while holding the home's lock, so that no other process starts or stops its database.
 * operations#several-servers.
 */
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

/** Takes an SQLite lock on an empty file, which the kernel releases when the process ends. */
async function lock(file: string): Promise<DatabaseSync> {
  for (const deadline = performance.now() + GIVE_UP_AFTER_MS; ; await pause(30)) {
    const held = new DatabaseSync(file);
    try {
      held.exec("begin exclusive");
      return held;
    } catch (error) {
      held.close();
      const { errcode } = error as { errcode?: number };
      // Older releases wrote their process id into the file.
      if (errcode === NOT_A_DATABASE) await rm(file, { force: true });
      else if (errcode !== BUSY) throw error;
    }
    if (performance.now() > deadline)
      throw new StartRefusal(`Another process holds the lock ${file}. Stop that process.`);
  }
}

/**
 * Creates a folder and its parents one by one, because Node's recursive `mkdir` never returns under `/proc`.
 */
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
