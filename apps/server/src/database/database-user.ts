import { execFile } from "node:child_process";
import { chmod, cp, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { StartRefusal } from "../start-refusal.ts";
import type { Layout } from "./home.ts";

/** The system user that runs PostgreSQL; `ourselves` is this process's own, because only root can switch. */
export type DatabaseUser = { name: string; uid: number; gid: number } | "ourselves";

export type Programs = { initdb: string; postgres: string };

/** System users that may exist, the preferred first. */
const CANDIDATES = ["postgres", "_postgres", "daemon", "nobody"];

/**
 * Chooses the user for PostgreSQL, which refuses to run as root. As root, takes the owner of existing data,
 * else a known system user.
 */
export async function chooseDatabaseUser(databaseFolder: string): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return "ourselves";
  const passwd = await readFile("/etc/passwd", "utf8").catch(() => "");
  const users = [...passwd.matchAll(/^([^:\n]+):[^:\n]*:(-?\d+):(-?\d+):/gm)].map(([, name = "", uid, gid]) => ({
    ...{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 },
  }));
  const { uid = 0, gid = 0 } = (await stat(databaseFolder).catch(() => null)) ?? {};
  if (uid !== 0) return { name: users.find((user) => user.uid === uid)?.name ?? `number ${uid}`, uid, gid };
  for (const candidate of CANDIDATES) {
    const user = users.find(({ name }) => name === candidate);
    if (user !== undefined && user.uid !== 0) return user;
  }
  throw new StartRefusal(
    "PostgreSQL may not run as root and no system user was found to run it (postgres, nobody). Start Comptoir as an ordinary user.",
  );
}

/**
 * Throws a refusal if the database's user cannot enter a folder; the message names the closed parent folder.
 */
export async function assertReachable(folder: string, user: DatabaseUser): Promise<void> {
  const closed = await findClosedFolder(folder, user);
  if (user === "ourselves" || closed === null) return;
  throw new StartRefusal(
    `PostgreSQL runs as the user ${user.name} (it may not run as root), which has no access to ${closed}. Move the project and its ` +
      `COMPTOIR_HOME to a folder that all users can enter, such as /srv, run "chmod a+x ${closed}", or set DATABASE_URL.`,
  );
}

/** Returns the first folder on a path that the database's user cannot enter; null if there is none. */
export async function findClosedFolder(folder: string, user: DatabaseUser): Promise<string | null> {
  if (user === "ourselves") return null;
  const parent = path.dirname(folder);
  const closed = parent === folder ? null : await findClosedFolder(parent, user);
  const found = await stat(folder).catch(() => null);
  if (closed !== null || found === null) return closed;
  const bit = found.uid === user.uid ? 0o100 : found.gid === user.gid ? 0o010 : 0o001;
  return (found.mode & bit) === 0 ? folder : null;
}

/**
 * Returns PostgreSQL's programs at a path where the database's user can run them, if necessary as a copy in
 * COMPTOIR_HOME. The caller must hold the home's lock.
 */
export async function reachablePrograms(shipped: Programs, layout: Layout, user: DatabaseUser): Promise<Programs> {
  if ((await findClosedFolder(path.dirname(shipped.postgres), user)) === null) return shipped;
  const folder = path.resolve(path.dirname(shipped.postgres), "..");
  // The modification time names the copy, so that an upgraded PostgreSQL gets a new one.
  const copy = path.join(layout.programs, String(Math.trunc((await stat(shipped.postgres)).mtimeMs)));
  if ((await stat(copy).catch(() => null)) === null) {
    const making = `${layout.programs}.making`;
    for (const left of [making, layout.programs]) await rm(left, { recursive: true, force: true });
    await cp(folder, making, { recursive: true, dereference: true });
    await promisify(execFile)("chmod", ["-R", "a+rX", making]);
    await mkdir(layout.programs);
    await chmod(layout.programs, 0o755);
    await rename(making, copy);
  }
  const moved = (program: string) => path.join(copy, path.relative(folder, program));
  return { initdb: moved(shipped.initdb), postgres: moved(shipped.postgres) };
}
