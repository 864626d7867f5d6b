import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { StartRefusal } from "../start-refusal.ts";

/** The system user that PostgreSQL runs as; nothing to change to when we are an ordinary user ourselves. */
export type DatabaseUser = { name: string; uid: number; gid: number } | "ourselves";

/** Users that exist on most systems, in the order in which we borrow them. */
const CANDIDATES = ["postgres", "_postgres", "daemon", "nobody"];

/**
 * PostgreSQL refuses to run as root. Started by root (a container, CI) it runs as the owner of the data that is there,
 * and otherwise as a system user that exists.
 */
export async function chooseDatabaseUser(databaseFolder: string): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return "ourselves";
  const users = await readUsers();
  const owner = await stat(databaseFolder).then(
    (found) => found,
    () => null,
  );
  if (owner !== null && owner.uid !== 0) {
    const known = users.find((user) => user.uid === owner.uid);
    return { name: known?.name ?? `number ${owner.uid}`, uid: owner.uid, gid: owner.gid };
  }
  for (const name of CANDIDATES) {
    const user = users.find((candidate) => candidate.name === name && candidate.uid !== 0);
    if (user !== undefined) return user;
  }
  throw new StartRefusal(
    "PostgreSQL may not run as root and no system user was found to run it (postgres, nobody). Start Comptoir as an ordinary user.",
  );
}

async function readUsers(): Promise<Array<{ name: string; uid: number; gid: number }>> {
  const text = await readFile("/etc/passwd", "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => {
    const [name, , uid, gid] = line.split(":");
    if (!name || !uid || !gid || !/^-?\d+$/.test(uid) || !/^-?\d+$/.test(gid)) return [];
    // macOS writes nobody's number as -2; the system calls want it unsigned.
    return [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }];
  });
}

/**
 * Refuses when the database's user cannot get to a folder because one of its parents is closed to it, and names that
 * parent: a clone in root's own home is the usual case.
 */
export async function assertReachable(folder: string, user: DatabaseUser): Promise<void> {
  const closed = await findClosedFolder(folder, user);
  if (user === "ourselves" || closed === null) return;
  throw new StartRefusal(
    `PostgreSQL runs as the user ${user.name} (it may not run as root), who cannot enter ${closed}. Put the project and its ` +
      `COMPTOIR_HOME where everyone may enter, such as /srv, run "chmod a+x ${closed}", or set DATABASE_URL.`,
  );
}

/** The first folder on the way to another, itself included, that the database's user may not enter; null when it may. */
export async function findClosedFolder(folder: string, user: DatabaseUser): Promise<string | null> {
  if (user === "ourselves") return null;
  for (const parent of [...parentsOf(folder), folder]) {
    const found = await stat(parent).catch(() => null);
    if (found === null) return null;
    const bit = found.uid === user.uid ? 0o100 : found.gid === user.gid ? 0o010 : 0o001;
    if ((found.mode & bit) === 0) return parent;
  }
  return null;
}

function parentsOf(folder: string): string[] {
  const parents: string[] = [];
  for (let parent = path.dirname(folder); ; parent = path.dirname(parent)) {
    parents.unshift(parent);
    if (parent === path.dirname(parent)) return parents;
  }
}
