import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { HOUSE_VARIABLE, type House, runComptoir, SERVER_SOURCES, surroundings } from "./house.ts";
import { writeTestVenues } from "./venues.ts";

/**
 * Opens one Comptoir for all journeys: the real server on an empty COMPTOIR_HOME and a port that the system gives, with the demonstration
 * and the restaurants that belong to single journeys. Gives back how to close it.
 */
export default async function openHouse(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(path.join(tmpdir(), "comptoir-journeys-"));
  // As root, PostgreSQL runs as a user of its own, who must get there.
  chmodSync(folder, 0o755);
  const home = path.join(folder, "home");
  const logFile = path.join(folder, "server.log");
  const server = spawn(process.execPath, [path.join(SERVER_SOURCES, "main.ts")], {
    env: surroundings(home),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const close = async () => {
    if (server.exitCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const house: House = { address: await addressOf(server, logFile), home, logFile };
    await runComptoir(home, ["venue", "import", ...(await writeTestVenues(folder))]);
    process.env[HOUSE_VARIABLE] = JSON.stringify(house);
    return close;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Keeps what the server says, and waits until it says where it is open. */
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
