import { box } from "./shapes.ts";

/** The calm grounds on which pictures stand. */
const GROUNDS = {
  cream: "#f3e8d3",
  butter: "#f8eab8",
  peach: "#fadcc6",
  rose: "#f6d6d3",
  sage: "#dbe5cd",
  mint: "#d2e9de",
  sky: "#d6e5f1",
  lilac: "#e3daf0",
  clay: "#ecd0b9",
  slate: "#d5dade",
} as const;

export type Ground = keyof typeof GROUNDS;

/** A picture of the demonstration: a venue file names it as `/pictures/<name>.svg`. */
export type Picture = { readonly name: string; readonly svg: string; readonly parts: readonly string[] };

/** A picture, 4 to 3, of what its parts show. What matters is in the middle square, which is all that a phone shows. */
export function picture(name: string, ground: Ground, ...parts: readonly string[]): Picture {
  const content = [box(0, 0, 320, 240, 0, GROUNDS[ground]), ...parts].join("\n");
  return { name, parts, svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240">\n${content}\n</svg>\n` };
}
