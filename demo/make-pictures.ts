/**
 * Draws the demonstration's pictures. Run by hand after changing `drawing/` (`npm run pictures -w @comptoir/demo`); what it writes
 * is committed, so that a fresh clone has its pictures without drawing them. A picture that is no longer drawn is removed.
 */
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { pictures } from "./drawing/pictures.ts";

const folder = new URL("pictures/", import.meta.url);

await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) await rm(new URL(name, folder));
for (const { name, svg } of pictures) await writeFile(new URL(`${name}.svg`, folder), svg);
