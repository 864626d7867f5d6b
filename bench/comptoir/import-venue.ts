import { writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runCommand } from "./run-command.ts";
import type { RunningComptoir } from "./start-comptoir.ts";

const KNOWN_WITHIN_MS = 10_000;

/** Imports a venue file by the command, and waits until the server serves the new version. */
export async function importVenue(comptoir: RunningComptoir, venue: { restaurant: { slug: string } }): Promise<void> {
  const { slug } = venue.restaurant;
  const file = path.join(comptoir.home, `${slug}.json`);
  await writeFile(file, JSON.stringify(venue));
  await runCommand(comptoir, "venue", "import", "--yes", file);
  const deadline = performance.now() + KNOWN_WITHIN_MS;
  while (!(await fetch(`${comptoir.address}/menu/${slug}/data.json`)).ok) {
    if (performance.now() > deadline) throw new Error(`The server does not serve the venue ${slug}.`);
    await pause(50);
  }
}
