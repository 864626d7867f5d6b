import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { createApi, migrate, openPool } from "@comptoir/api";
import { picturesFolder } from "@comptoir/demo";
import pg from "pg";
import type { Config } from "./config.ts";
import { openDatabase } from "./database/open-database.ts";
import { type DemonstrationVenue, loadDemonstration } from "./demonstration.ts";
import { type Listening, listen } from "./listen.ts";
import { createLogger } from "./logger.ts";
import { assertPortFree } from "./port.ts";
import { createSite, type SiteBuild } from "./site.ts";
import { refusalOfStart, StartRefusal } from "./start-refusal.ts";
import { type StaticFiles, serveFolder } from "./static-files.ts";

const WEB_BUILD = path.resolve(import.meta.dirname, "..", "..", "web", "build");
/** How long a stopping server works on the requests that have come in. */
const FINISH_WITHIN_MS = 20_000;
/** How long it then sends their answers. */
const SEND_WITHIN_MS = 5_000;

/** A server that answers, and how to stop it. */
export type RunningServer = { address: string; stop: () => Promise<void> };

/** Brings up everything, from the database to the open port, and says what to open in a browser. operations#start. */
export async function runServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  await assertPortFree(config);
  const clock = () => new Date();
  const logger = createLogger();
  const building = loadBuild();
  // Until it is awaited below, a failure is nobody's; the database goes first.
  building.catch(() => undefined);

  // What was begun last is ended first, also when a later step fails.
  const begun = new AsyncDisposableStack();
  try {
    const database = await openDatabase(config);
    begun.defer(database.stop);
    const venues = await prepareDatabase(database.url, config, clock());
    const pool = openPool(database.url, { connections: config.databaseConnections, waitMs: config.databaseWaitMs });
    pool.on("error", (error) => logger.warn({ reason: error.message }, "an idle database connection was lost"));
    begun.defer(() => pool.end());
    const { build, files } = await building;

    let server: Listening | undefined;
    // Streams to the browser end with the API, which goes on until every request is answered.
    begun.defer(() => server?.close(SEND_WITHIN_MS));
    const api = await createApi({ pool, clock, logger });
    begun.defer(api.stop);
    const site = createSite({ api, build, files, logger, cantineHosts: config.cantineHosts });
    await api.startJobs();
    server = await listen(config, site.fetch);
    const { address, finish } = server;
    begun.defer(() => finish(FINISH_WITHIN_MS));

    say(`Comptoir is open at ${address}`);
    for (const { name, slug, visit } of venues) say(`  ${name}: ${address}/${slug}?${visit}`);
    return { address, stop: () => begun.disposeAsync() };
  } catch (error) {
    await begun.disposeAsync();
    throw refusalOfStart(error, config.databaseUrl === null ? config.home : "the database");
  }
}

/** Migrates and fills the database on connections of their own, since both take as long as they take. */
async function prepareDatabase(url: string, { demo }: Config, now: Date): Promise<DemonstrationVenue[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on("error", () => undefined);
  try {
    await migrate(pool);
    return demo ? await loadDemonstration(pool, now) : [];
  } finally {
    await pool.end();
  }
}

async function loadBuild(): Promise<{ build: SiteBuild; files: StaticFiles[] }> {
  const entry = path.join(WEB_BUILD, "server", "index.js");
  try {
    const [build, ...files] = await Promise.all([
      import(pathToFileURL(entry).href) as Promise<SiteBuild>,
      serveFolder(path.join(WEB_BUILD, "client")),
      serveFolder(fileURLToPath(picturesFolder), "/pictures"),
    ]);
    return { build, files };
  } catch (error) {
    if (
      (error as NodeJS.ErrnoException).code !== "ENOENT" &&
      (error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND"
    )
      throw error;
    throw new StartRefusal('The site has not been built. Run "npm run build", or start with "npm start".');
  }
}
