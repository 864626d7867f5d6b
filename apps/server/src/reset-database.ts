/** Deletes the embedded database of this COMPTOIR_HOME with all data. */
import { rm } from "node:fs/promises";
import { configOfProcess } from "./config.ts";
import { inHome, layoutOf } from "./database/home.ts";
import { findPostmaster } from "./database/postmaster.ts";
import { endRefused, StartRefusal } from "./start-refusal.ts";

try {
  const { databaseUrl, home } = configOfProcess();
  if (databaseUrl !== null) {
    throw new StartRefusal("DATABASE_URL: that PostgreSQL is yours; only the embedded database is thrown away here.");
  }
  await inHome(home, async () => {
    const { data, database, making } = layoutOf(home);
    if ((await findPostmaster(data)) !== null) {
      throw new StartRefusal(
        "The database is in use. Stop Comptoir first, or start and stop it once if it was killed.",
      );
    }
    await rm(database, { recursive: true, force: true });
    await rm(making, { recursive: true, force: true });
  });
  process.stdout.write(`${home} holds no database any more; the next start makes a new one.\n`);
} catch (error) {
  endRefused(error);
}
