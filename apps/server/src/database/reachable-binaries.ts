import { chmod, cp, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Binaries } from "./binaries.ts";
import { type DatabaseUser, findClosedFolder } from "./database-user.ts";
import type { Layout } from "./layout.ts";

/**
 * The PostgreSQL programs where the database's user can run them: those of the project, or, when the project lies in a
 * folder that is closed to that user (a private temporary folder of a CI, say), a copy of them in a COMPTOIR_HOME that is
 * open. The copy appears by one rename, so that a killed start leaves no half of one. Whoever calls holds the home's lock.
 */
export async function reachableBinaries(binaries: Binaries, layout: Layout, user: DatabaseUser): Promise<Binaries> {
  if ((await findClosedFolder(path.dirname(binaries.postgres), user)) === null) return binaries;
  const shipped = path.resolve(path.dirname(binaries.postgres), "..");
  // Another version of the programs has another time of installation, and gets a copy of its own.
  const copy = path.join(layout.programs, String(Math.trunc((await stat(binaries.postgres)).mtimeMs)));
  if ((await stat(copy).catch(() => null)) === null) {
    const making = `${layout.programs}.making`;
    await rm(making, { recursive: true, force: true });
    await cp(shipped, making, { recursive: true, dereference: true });
    await openToAll(making);
    await rm(layout.programs, { recursive: true, force: true });
    await mkdir(layout.programs);
    await chmod(layout.programs, 0o755);
    await rename(making, copy);
  }
  const moved = (program: string) => path.join(copy, path.relative(shipped, program));
  return { initdb: moved(binaries.initdb), postgres: moved(binaries.postgres) };
}

/** Lets everyone read a folder and run what its owner may run, also where packages are installed for their owner alone (umask 077). */
async function openToAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const place of [folder, ...entries.map((entry) => path.join(folder, entry))]) {
    const { mode } = await stat(place);
    await chmod(place, (mode & 0o7777) | 0o444 | ((mode & 0o100) === 0 ? 0 : 0o111));
  }
}
