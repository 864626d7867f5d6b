import type { Picture } from "./picture.ts";
import { box, disc, faint, line, oval, shape } from "./shapes.ts";

/** A venue's sign in the browser's tab: square, and plain enough for 16 pixels. */
function icon(venue: string, ground: string, ...parts: readonly string[]): Picture {
  const content = [box(0, 0, 64, 64, 15, ground), ...parts].join("\n");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">\n${content}\n</svg>\n`;
  return { name: `icon-${venue}`, parts, svg };
}

const petal = (turn: number) =>
  shape("M32 30C22 26 20 12 32 6C44 12 42 26 32 30Z", "#ffffff", ` transform="rotate(${turn} 32 32)"`);

export const icons = [
  icon(
    "braise",
    "#a8321a",
    shape(
      "M33 8C37 20 50 26 48 42C47 52 40 57 32 57S17 52 16 42C15 32 22 30 23 20C28 24 29 28 29 32C34 26 35 18 33 8Z",
      "#ffd9a0",
    ),
    shape("M33 32C37 38 42 40 40 47C39 52 36 54 32 54S25 51 25 46C25 41 32 40 33 32Z", "#e0742e"),
  ),
  icon("cafe-perce-neige", "#2f5d50", petal(0), petal(120), petal(240), disc(32, 32, 6, "#f3c62b")),
  icon(
    "golden-spud",
    "#c98a00",
    oval(32, 33, 21, 17, "#fbe7b0", ` transform="rotate(-24 32 33)"`),
    disc(25, 30, 2.5, "#a8732a"),
    disc(37, 38, 2.5, "#a8732a"),
    disc(40, 26, 2, "#a8732a"),
  ),
  icon(
    "nomad-taco",
    "#00695c",
    shape("M9 44A23 25 0 0 1 55 42L50 46Z", "#c8472a"),
    shape("M10 46A22 17 0 0 1 54 46Q54 50 50 50H14Q10 50 10 46Z", "#f3d080"),
    line("M18 42A16 12 0 0 1 28 34", "#ffffff", 3, faint(0.6)),
    disc(24, 25, 4, "#7fb24a"),
    disc(40, 25, 4, "#f8cf3f"),
  ),
];
