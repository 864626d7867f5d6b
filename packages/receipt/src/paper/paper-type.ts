import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { codePointsOfFont } from "./code-points-of-font.ts";
import { unpackWoff } from "./unpack-woff.ts";
import { unsetWords } from "./unset-words.ts";

const find = createRequire(import.meta.url).resolve;
const WEIGHTS = { regular: 400, strong: 600 } as const;
export type Weight = keyof typeof WEIGHTS;

type Script = {
  readonly family: string;
  readonly part: string;
  /** Set for a script with joining letters that is written from right to left. */
  readonly isRightToLeft?: true;
};

/** The scripts with an embedded font. A character is drawn in the first script that has it. */
const SCRIPTS = {
  latin: { family: "inter", part: "latin" },
  "latin-ext": { family: "inter", part: "latin-ext" },
  vietnamese: { family: "inter", part: "vietnamese" },
  greek: { family: "inter", part: "greek" },
  cyrillic: { family: "inter", part: "cyrillic" },
  "cyrillic-ext": { family: "inter", part: "cyrillic-ext" },
  syllabics: { family: "noto-sans-canadian-aboriginal", part: "canadian-aboriginal" },
  arabic: { family: "noto-sans-arabic", part: "arabic", isRightToLeft: true },
} as const satisfies Record<string, Script>;

type ScriptName = keyof typeof SCRIPTS;
const NAMES = Object.keys(SCRIPTS) as ScriptName[];

/** A font face by weight and script; `latin` covers English and French. */
export type Face = `${Weight} ${ScriptName}`;

type Type = { readonly font: Buffer; readonly has: (codePoint: number) => boolean };

const types = new Map<Face, Type>();

function typeOf(face: Face): Type {
  const known = types.get(face);
  if (known) return known;
  const [weight, script] = face.split(" ") as [Weight, ScriptName];
  const { family, part }: Script = SCRIPTS[script];
  const file = `${family}-${part}-${WEIGHTS[weight]}-normal.woff`;
  // The built site has this code in another folder, so files are found by package name.
  const woff = readFileSync(
    find(family === "inter" ? `@fontsource/inter/files/${file}` : `@comptoir/receipt/type/${file}`),
  );
  // Only joining letters need the tables that `unpackWoff` drops.
  const font = unpackWoff(woff, { joins: isRightToLeft(face) });
  const type = { font, has: codePointsOfFont(font) };
  types.set(face, type);
  return type;
}

/** Returns the font file of a face, loaded on first use. */
export function faceNamed(face: Face): Buffer {
  return typeOf(face).font;
}

export function isRightToLeft(face: Face): boolean {
  const script: Script = SCRIPTS[face.split(" ")[1] as ScriptName];
  return script.isRightToLeft === true;
}

/** A run of text in one face. If `isMissing`, no font has the characters and the text describes them. */
export type TypeRun = { readonly face: Face; readonly text: string; readonly isMissing?: true };

/** Invisible characters: controls, and those that affect only joining, order or colour. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Splits a text into runs by script; describes characters without a font in words. law#paper-type. */
export function fontRuns(text: string, weight: Weight): TypeRun[] {
  const runs: { face: Face; text: string; isMissing?: true }[] = [];
  for (const sign of text.normalize("NFC").replace(UNSEEN, "")) {
    const codePoint = sign.codePointAt(0) ?? 0;
    const script = NAMES.find((name) => typeOf(`${weight} ${name}`).has(codePoint));
    const face: Face = `${weight} ${script ?? "latin"}`;
    const last = runs.at(-1);
    if (script === undefined) {
      const named = unsetWords(sign);
      if (!last?.isMissing || last.text !== named) runs.push({ face, text: named, isMissing: true });
    } else if (last?.face === face && !last.isMissing) last.text += sign;
    else runs.push({ face, text: sign });
  }
  return runs;
}

/** Tells whether the fonts have every character of a text. */
export function canRender(text: string): boolean {
  return fontRuns(text.replace(/\s+/gu, " "), "regular").every(({ isMissing }) => !isMissing);
}
