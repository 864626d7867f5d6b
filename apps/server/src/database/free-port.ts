import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";

/**
 * The loopback port for the database: that of the last start while it is free (a server whose database died
 * reconnects to it), otherwise one that the system gives.
 */
export async function choosePort(portFile: string): Promise<number> {
  const last = Number(await readFile(portFile, "utf8").catch(() => ""));
  if (Number.isInteger(last) && last > 0 && (await tryPort(last)) !== null) return last;
  const port = await tryPort(0);
  if (port === null) throw new Error("The system gave no free port on 127.0.0.1.");
  await writeFile(portFile, String(port));
  return port;
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(null));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : null));
    });
  });
}
