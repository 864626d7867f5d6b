import { chmod, mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { StartRefusal } from "../start-refusal.ts";
import { assertReachable, type DatabaseUser } from "./database-user.ts";
import { withHomeLock } from "./home-lock.ts";
import { type Layout, layoutOf } from "./layout.ts";
import { explainFolderFault } from "./postgres-failure.ts";

/** Does something while nobody else starts or stops the database of this home. */
export async function inHome<T>(home: string, act: () => Promise<T>): Promise<T> {
  const layout = layoutOf(home);
  try {
    await makeFolder(home);
    return await withHomeLock(layout.lock, act);
  } catch (error) {
    const line = explainFolderFault(error as NodeJS.ErrnoException, home);
    throw line === null ? error : new StartRefusal(line);
  }
}

/**
 * Makes a folder and the parents it lacks, one by one: the system's own recursive way never returns where nothing can
 * be made.
 */
async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder).then(
    () => null,
    (error: NodeJS.ErrnoException) => error,
  );
  if (made === null || (made.code === "EEXIST" && (await stat(folder)).isDirectory())) return;
  if (made.code !== "ENOENT" || folder === path.dirname(folder)) throw made;
  await makeFolder(path.dirname(folder));
  await mkdir(folder);
}

/** Lets the database's user through to its folder in the home, or refuses where it cannot be let. */
export async function openHome(layout: Layout, user: DatabaseUser): Promise<void> {
  const { mode } = await stat(layout.home);
  // The database's user passes through the home to its own folder in it; it need not be able to list the rest.
  if (user !== "ourselves" && (mode & 0o011) !== 0o011) await chmod(layout.home, (mode & 0o7777) | 0o011);
  await assertReachable(layout.home, user);
}
