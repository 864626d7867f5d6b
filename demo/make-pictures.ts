/**
 * Draws the demonstration's pictures: each composition becomes a 4:3 illustration in two widths and two formats.
 * Run by hand after changing `drawing/compositions.ts` (`npm run pictures -w @comptoir/demo`); what it writes is committed,
 * so that a fresh clone has its pictures without drawing them.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { type Composition, compositions } from "./drawing/compositions.ts";
import { drawComposition } from "./drawing/draw-composition.ts";
import { grounds } from "./drawing/grounds.ts";

const folder = new URL("pictures/", import.meta.url);
const emojiFolder = new URL("drawing/emoji/", import.meta.url);

await mkdir(folder, { recursive: true });
const asked = new Set(process.argv.slice(2));
for (const composition of compositions) {
  if (asked.size === 0 || asked.has(composition.name)) {
    await makePicture(composition);
  }
}
const tints = Object.fromEntries(compositions.map(({ name, ground }) => [name, grounds[ground].tint]));
await writeFile(new URL("tints.json", folder), `${JSON.stringify(tints, null, 2)}\n`);

/** Writes the four files of one picture: `<name>.webp` (640 px), `<name>-320.webp`, `<name>-640.avif`, `<name>-320.avif`. */
async function makePicture(composition: Composition): Promise<void> {
  const names = new Set([...composition.dishes, ...(composition.garnish ?? [])]);
  const emoji = new Map<string, string>();
  for (const name of names) {
    emoji.set(name, await readFile(new URL(`${name}.svg`, emojiFolder), "utf8"));
  }
  const drawn = await sharp(Buffer.from(drawComposition(composition, emoji)))
    .png()
    .toBuffer();
  const large = sharp(drawn);
  const small = sharp(drawn).resize(320, 240);
  const file = (suffix: string) => new URL(`${composition.name}${suffix}`, folder).pathname;
  await large.clone().webp({ quality: 54, effort: 6 }).toFile(file(".webp"));
  await small.clone().webp({ quality: 58, effort: 6 }).toFile(file("-320.webp"));
  await large.clone().avif({ quality: 36, effort: 4 }).toFile(file("-640.avif"));
  await small.clone().avif({ quality: 38, effort: 4 }).toFile(file("-320.avif"));
}
