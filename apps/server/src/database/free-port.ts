import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { identifyFolder } from "./folder-identity.ts";

/**
 * The port of the database, which names its socket too: that of the last start on this data folder, otherwise one that the system
 * gives. A copied folder never takes its original's, whose servers would find the copy there, with the password that they
 * know. operations#database-address.
 * @param isKept whether the last port is kept also while somebody else has it; otherwise another is chosen then
 */
export async function choosePort(portFile: string, data: string, isKept: boolean): Promise<number> {
  const [text, place] = (await readFile(portFile, "utf8").catch(() => "")).split(" ");
  const here = await identifyFolder(data);
  const last = place === here ? Number(text) : 0;
  if (Number.isInteger(last) && last > 0 && (isKept || (await tryPort(last)) !== null)) return last;
  const port = await tryPort(0);
  if (port === null) throw new Error("The system gave no free port on 127.0.0.1.");
  await writeFile(portFile, `${port} ${here}`);
  return port;
}

/** A port of 127.0.0.1 that is free just now: this one, or for 0 any; null when it is taken. */
export function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(null));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : null));
    });
  });
}
