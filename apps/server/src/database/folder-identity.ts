import { stat } from "node:fs/promises";

/**
 * What tells a folder from every other on this machine, a copy of it with the same content included; null where there is
 * none, or none that we may look at. It outlives a rename, and is the same through every link that leads there.
 */
export async function identifyFolder(folder: string): Promise<string | null> {
  return stat(folder, { bigint: true }).then(
    (found) => (found.isDirectory() ? `${found.dev}:${found.ino}` : null),
    () => null,
  );
}
