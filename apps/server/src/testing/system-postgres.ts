import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { vi } from "vitest";
import { chooseDatabaseUser } from "../database/database-user.ts";
import { tryPort } from "../database/embedded-database.ts";
import { withClient } from "../database/with-client.ts";

/** Folder in which Debian and Ubuntu install PostgreSQL by major version. */
const MAJORS = "/usr/lib/postgresql";

/** Installed major versions, such as `"15"`. */
export const systemMajors: readonly string[] = existsSync(MAJORS)
  ? readdirSync(MAJORS).filter((major) => existsSync(path.join(MAJORS, major, "bin", "initdb")))
  : [];

/** Starts a system package's PostgreSQL in a temporary folder, which `stop` deletes. */
export async function startSystemPostgres(major: string): Promise<{
  readonly urlOf: (database: string) => string;
  readonly stop: () => Promise<void>;
}> {
  const bin = path.join(MAJORS, major, "bin");
  const home = await mkdtemp(path.join(tmpdir(), `comptoir-test-postgres-${major}-`));
  const user = await chooseDatabaseUser(home);
  const asUser = user === "ourselves" ? {} : { uid: user.uid, gid: user.gid };
  if (user !== "ourselves") await chown(home, user.uid, user.gid);
  await chmod(home, 0o700);
  const data = path.join(home, "data");
  const options = ["--pgdata", data, "--username", "comptoir", "--auth", "trust", "--encoding", "UTF8"];
  await promisify(execFile)(path.join(bin, "initdb"), [...options, "--locale", "C", "--no-sync"], {
    cwd: home,
    ...asUser,
  });
  const port = await tryPort(0);
  if (port === null) throw new Error("No free port on 127.0.0.1.");
  const settings = ["listen_addresses=127.0.0.1", `unix_socket_directories=${home}`, "fsync=off"];
  const server = spawn(
    path.join(bin, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { cwd: home, stdio: "ignore", ...asUser },
  );
  const ended = once(server, "close");
  const urlOf = (database: string) => `postgres://comptoir@127.0.0.1:${port}/${database}`;
  await vi.waitFor(() => withClient(urlOf("postgres"), (client) => client.query("select")), { timeout: 30_000 });
  return {
    urlOf,
    async stop() {
      // On SIGTERM PostgreSQL waits for connections to close; `pool.end` resolves before the last one is closed.
      server.kill("SIGTERM");
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
}
