import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { comptoir, type OpenedServer, SERVER_SOURCES, SERVER_VARIABLE, surroundings } from "./server.ts";
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
  const start = (program: string) =>
    spawn(process.execPath, [program], { env: surroundings(home), stdio: ["ignore", "pipe", "pipe"] });
  const started = [start(path.join(SERVER_SOURCES, "main.ts"))];
  const close = async () => {
    for (const one of started.toReversed()) {
      if (one.exitCode !== null || one.signalCode !== null) continue;
      one.kill("SIGTERM");
      await once(one, "exit");
    }
    const failures = existsSync(logFile) ? failuresIn(readFileSync(logFile, "utf8")) : [];
    rmSync(folder, { recursive: true, force: true });
    if (failures.length > 0) throw new Error(`The server had failures of its own:\n${failures.join("\n")}`);
  };
  try {
    const address = await addressOf(started[0] as ChildProcess, logFile);
    const host = start(path.join(import.meta.dirname, "command-host.ts"));
    started.push(host);
    const commands = await addressOf(host, `${logFile}.commands`);
    process.env[SERVER_VARIABLE] = JSON.stringify({ address, home, logFile, commands } satisfies OpenedServer);
    await comptoir("venue", "import", ...(await writeOwnVenues(folder)));
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Writes a process's output to a log, and waits until its URL is in it. */
function addressOf(server: ChildProcess, logFile: string): Promise<string> {
  const log = createWriteStream(logFile);
  const said: string[] = [];
  return new Promise((resolve, reject) => {
    const hear = (text: unknown) => {
      log.write(text);
      said.push(String(text));
      const address = /^(?:Comptoir is open at )?(http:\S+)$/m.exec(said.join(""))?.[1];
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
