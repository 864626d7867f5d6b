import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureRunning, type RunningPostgres } from "../database/embedded-database.ts";
import { inHome, layoutOf } from "../database/home.ts";
import { commandOf, findPostmaster, stopPostmaster } from "../database/postmaster.ts";

const PREFIX = "comptoir-test-";

/** Starts a PostgreSQL for one test run in a temporary folder, which `stop` deletes. */
export async function startThrowawayPostgres(): Promise<{
  home: string;
  urlOf: RunningPostgres["urlOf"];
  stop: () => Promise<void>;
}> {
  await removeAbandoned();
  const home = await mkdtemp(path.join(tmpdir(), PREFIX));
  await writeFile(path.join(home, "owner"), String(process.pid));
  const running = await inHome(home, () => ensureRunning(home, "throwaway"));
  return {
    home,
    urlOf: running.urlOf,
    async stop() {
      await stopPostmaster(running.postmaster);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Stops and deletes the PostgreSQL of killed test runs. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const home = path.join(tmpdir(), name);
    const owner = Number(await readFile(path.join(home, "owner"), "utf8").catch(() => ""));
    if (!owner || (await commandOf(owner)) !== "") continue;
    const left = await findPostmaster(layoutOf(home).data).catch(() => null);
    if (left !== null) await stopPostmaster(left, 5_000).catch(() => undefined);
    await rm(home, { recursive: true, force: true }).catch(() => undefined);
  }
}
