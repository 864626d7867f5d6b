import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartRefusal } from "../start-refusal.ts";
import type { Binaries } from "./binaries.ts";
import { assertReachable, type DatabaseUser } from "./database-user.ts";
import type { Layout } from "./layout.ts";
import { explainFailure } from "./postgres-failure.ts";
import { postgresEnvironment } from "./settings.ts";

/** The superuser of the embedded database, which is nobody else's. */
export const SUPERUSER = "comptoir";

/** True when COMPTOIR_HOME holds a complete database. */
export async function isInitialized(layout: Layout): Promise<boolean> {
  return stat(path.join(layout.data, "PG_VERSION")).then(
    () => true,
    () => false,
  );
}

/**
 * Makes a new, empty database with its password. It is made aside and moved into place when it is complete and on the
 * disk: whatever a killed attempt left behind is no database yet, and is removed.
 */
export async function initialize(layout: Layout, binaries: Binaries, user: DatabaseUser): Promise<void> {
  await rm(layout.making, { recursive: true, force: true });
  await rm(layout.database, { recursive: true, force: true });
  await mkdir(layout.making, { mode: 0o700 });
  const data = path.join(layout.making, "data");
  const password = path.join(layout.making, "password");
  await writeFile(password, randomBytes(24).toString("base64url"), { mode: 0o600, flush: true });
  if (user !== "ourselves") {
    await chown(password, user.uid, user.gid);
    await chown(layout.making, user.uid, user.gid);
  }
  await chmod(layout.making, 0o700);
  await runInitdb(binaries.initdb, data, password, user);
  await rename(layout.making, layout.database);
  await syncFolder(layout.home);
}

async function runInitdb(initdb: string, data: string, password: string, user: DatabaseUser): Promise<void> {
  const options = ["--pgdata", data, "--username", SUPERUSER, "--pwfile", password, "--auth", "scram-sha-256"];
  // C.UTF-8 by PostgreSQL's own provider sorts alike on every system; what people read is sorted by us, in their
  // language.
  options.push("--encoding", "UTF8", "--locale", "C", "--locale-provider", "builtin", "--builtin-locale", "C.UTF-8");
  options.push("--data-checksums");
  const output: string[] = [];
  const failure = await new Promise<string | null>((resolve) => {
    const child = spawn(initdb, options, {
      cwd: path.dirname(data),
      env: postgresEnvironment(),
      stdio: ["ignore", "pipe", "pipe"],
      ...(user === "ourselves" ? {} : { uid: user.uid, gid: user.gid }),
    });
    child.stdout.on("data", (text) => output.push(String(text)));
    child.stderr.on("data", (text) => output.push(String(text)));
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) =>
      resolve(code === 0 ? null : output.join("") || `initdb ended with ${signal ?? code}`),
    );
  });
  if (failure === null) return;
  await assertReachable(initdb, user);
  throw new StartRefusal(explainFailure(failure, path.dirname(path.dirname(data))));
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  await handle.sync();
  await handle.close();
}
