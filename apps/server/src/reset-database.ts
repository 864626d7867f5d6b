/** Deletes the embedded database of this COMPTOIR_HOME with all data. */
import { rm } from "node:fs/promises";
import { configOfProcess } from "./config.ts";
import { inHome, layoutOf } from "./database/home.ts";
import { findPostmaster } from "./database/postmaster.ts";
import { endRefused, StartRefusal } from "./start-refusal.ts";

try {
  const { databaseUrl, home } = configOfProcess();
  if (databaseUrl !== null) {
    throw new StartRefusal("DATABASE_URL is set. This command deletes only the embedded database.");
  }
  await inHome(home, async () => {
    const { data, database, making } = layoutOf(home);
    if ((await findPostmaster(data)) !== null) {
      throw new StartRefusal("The database is in use. Stop Comptoir first. If it was killed, start and stop it once.");
    }
    await rm(database, { recursive: true, force: true });
    await rm(making, { recursive: true, force: true });
  });
  process.stdout.write(`${home} no longer has a database; the next start creates a new one.\n`);
} catch (error) {
  endRefused(error);
}
