import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartRefusal } from "../start-refusal.ts";
import { findBinaries } from "./binaries.ts";
import { clearSockets, isAboutSocket, socketFolderOf } from "./database-socket.ts";
import { chooseDatabaseUser } from "./database-user.ts";
import { choosePort, tryPort } from "./free-port.ts";
import { openHome } from "./home-folder.ts";
import { initialize, isInitialized, SUPERUSER } from "./initialize.ts";
import { layoutOf } from "./layout.ts";
import { explainFailure } from "./postgres-failure.ts";
import { logLength, logSince } from "./postgres-log.ts";
import { findPostmaster, type Postmaster, spawnPostmaster } from "./postmaster.ts";
import { reachableBinaries } from "./reachable-binaries.ts";
import type { DatabaseUse } from "./settings.ts";

/** Recovery after a kill replays what was committed; on a slow disk that can take minutes. */
const ANSWERS_WITHIN_MS = 300_000;
/** Backends of a killed postmaster end as soon as they notice; until then the data folder is theirs. */
const LEFTOVERS_END_WITHIN_MS = 30_000;

/** The address of one of its databases, as its superuser. */
type UrlOf = (database: string) => string;

/** PostgreSQL running on a COMPTOIR_HOME, and how to reach it: by its socket where it has one. */
export type RunningPostgres = { postmaster: Postmaster; urlOf: UrlOf };

/**
 * Makes sure that PostgreSQL runs on this COMPTOIR_HOME and answers: the one that runs already, or a new one on the
 * data that is there, or on new data. Whoever calls holds the home's lock. operations#database-address.
 * @param mustKeepAddress whether others go on by the address of the last start, so that no other will do
 */
export async function ensureRunning(home: string, use: DatabaseUse, mustKeepAddress = false): Promise<RunningPostgres> {
  const layout = layoutOf(home);
  const user = await chooseDatabaseUser(layout.database);
  await openHome(layout, user);
  const binaries = await reachableBinaries(findBinaries(), layout, user);
  if (!(await isInitialized(layout))) await initialize(layout, binaries, user);
  const password = await readFile(layout.password, "utf8");
  const urlAt = (host: string, port: number) => (database: string) =>
    `postgres://${SUPERUSER}:${password}@${encodeURIComponent(host)}:${port}/${database}`;

  let socketFolder = use === "durable" ? socketFolderOf(layout) : null;
  const deadline = performance.now() + LEFTOVERS_END_WITHIN_MS;
  for (;;) {
    const running = await findPostmaster(layout.data);
    const port =
      running?.port || (await choosePort(layout.port, layout.data, socketFolder !== null || mustKeepAddress));
    const logStart = await logLength(layout);
    if (running === null) await clearSockets(layout);
    // Whoever goes by the socket reaches it also while somebody else has its port.
    const hasPort = socketFolder === null || (await tryPort(port)) !== null;
    const start = { port, hasPort, socketFolder, use };
    const child = running === null ? await spawnPostmaster(layout, binaries, user, start) : null;
    const postmaster = running ?? { pid: child?.pid ?? 0, port };
    const addresses: UrlOf[] = [];
    if (socketFolder !== null) addresses.push(urlAt(socketFolder, port));
    // One that runs already may be of an older release, which had no socket.
    if (child === null || socketFolder === null) addresses.push(urlAt("127.0.0.1", port));
    const hasEnded = async () =>
      child === null
        ? (await findPostmaster(layout.data)) === null
        : child.exitCode !== null || child.signalCode !== null;
    const urlOf = await answeringAddress(addresses, postmaster, hasEnded);
    if (urlOf !== null) return { postmaster, urlOf };
    const said = await logSince(layout, logStart);
    if (socketFolder !== null && isAboutSocket(said)) {
      socketFolder = null;
      continue;
    }
    const isPassing = child === null || /still in use|lock file .* already exists|Address already in use/i.test(said);
    if (!isPassing || performance.now() > deadline) throw new StartRefusal(explainFailure(said, layout.database));
    await pause(200);
  }
}

/** Waits until this PostgreSQL, and no other, answers at one of its addresses; null when it has ended instead. */
async function answeringAddress(
  addresses: readonly UrlOf[],
  postmaster: Postmaster,
  hasEnded: () => Promise<boolean>,
): Promise<UrlOf | null> {
  const deadline = performance.now() + ANSWERS_WITHIN_MS;
  for (;;) {
    let reason = "";
    for (const urlOf of addresses) {
      try {
        if ((await pidBehind(urlOf("postgres"))) === postmaster.pid) return urlOf;
      } catch (error) {
        reason = (error as Error).message;
        if ((error as { code?: string }).code === "28P01") {
          throw new StartRefusal(
            "The embedded database does not accept its stored password. Restore COMPTOIR_HOME, or set another.",
          );
        }
      }
    }
    if (await hasEnded()) return null;
    if (performance.now() > deadline) {
      throw new StartRefusal(`PostgreSQL runs but has not answered for minutes: ${reason}.`);
    }
    await pause(25);
  }
}

/** The process whose PostgreSQL answers at an address. */
async function pidBehind(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ text: string }>("select pg_read_file('postmaster.pid') as text");
    return Number.parseInt(rows[0]?.text ?? "", 10);
  } finally {
    await client.end().catch(() => undefined);
  }
}
