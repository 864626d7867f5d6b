import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type OpenedServer, runComptoir, SERVER_SOURCES, SERVER_VARIABLE, surroundings } from "./server.ts";
import { writeOwnVenues } from "./venues.ts";

/**
 * Starts one server for all journeys, on an empty COMPTOIR_HOME, with the demonstration and the journeys'
 * restaurants. The returned function stops it, and fails the run if the server logged failures.
 */
export default async function openServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), "comptoir-journeys-"));
  // As root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  const home = path.join(folder, "home");
  const logFile = path.join(folder, "server.log");
  const server = spawn(process.execPath, [path.join(SERVER_SOURCES, "main.ts")], {
    env: surroundings(home),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const close = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    const failures = existsSync(logFile) ? failuresIn(readFileSync(logFile, "utf8")) : [];
    rmSync(folder, { recursive: true, force: true });
    if (failures.length > 0) throw new Error(`The server had failures of its own:\n${failures.join("\n")}`);
  };
  try {
    const opened: OpenedServer = { address: await addressOf(server, logFile), home, logFile };
    await runComptoir(home, ["venue", "import", ...(await writeOwnVenues(folder))]);
    process.env[SERVER_VARIABLE] = JSON.stringify(opened);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Writes the server's output to a log, and waits until the server's URL is in it. */
function addressOf(server: ChildProcess, logFile: string): Promise<string> {
  const log = createWriteStream(logFile);
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    const hear = (text: unknown) => {
      log.write(text);
      said.push(String(text));
      const address = /open at (\S+)/.exec(said.join(""))?.[1];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", hear);
    server.once("exit", () => reject(new Error(`The server ended before it was open:\n${said.join("")}`)));
  });
}

/** Returns the failure events of a log; a diner's action must not cause any. */
function failuresIn(log: string): string[] {
  return log.split("\n").filter((line) => line.includes('"event":"failure"'));
}
