import { type Face, faceNamed, fontRuns, placeRuns, type Weight } from "@comptoir/receipt/paper";
import { create, type Font, type Glyph } from "fontkit";
import type { TextLook } from "../layout/lay-out.ts";
import type { TextSize } from "../print-document.ts";
import { type Bitmap, stamp } from "./bitmap.ts";
import { fillOutline } from "./fill-outline.ts";

/** The sizes of letters in dots: of the font, and of a line from top to top. 8 dots are a millimetre. */
export const LETTERS: Readonly<Record<TextSize, { readonly font: number; readonly line: number }>> = {
  normal: { font: 23, line: 30 },
  tall: { font: 34, line: 44 },
  large: { font: 48, line: 60 },
};

/** The baseline's distance from the top of a line, as a share of the font's size. */
const ASCENT = 1;

type Letter = { readonly bitmap: Bitmap; readonly left: number; readonly top: number } | null;

const fonts = new Map<Face, Font>();
const letters = new Map<string, Letter>();

function fontOf(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const font = create(faceNamed(face)) as Font;
  fonts.set(face, font);
  return font;
}

const weightOf = ({ isBold }: TextLook): Weight => (isBold ? "strong" : "regular");

/** Returns the width of a text in dots. */
export function widthInDots(text: string, look: TextLook): number {
  return fontRuns(text, weightOf(look)).reduce((sum, run) => sum + widthOfRun(run, look.size), 0);
}

function widthOfRun({ face, text }: { readonly face: Face; readonly text: string }, size: TextSize): number {
  const font = fontOf(face);
  return (font.layout(text).advanceWidth * LETTERS[size].font) / font.unitsPerEm;
}

/** Draws a text with its top left corner at a point; `dot` is its colour. */
export function drawWords(
  target: Bitmap,
  text: string,
  look: TextLook,
  { at: [left, top], dot }: { readonly at: readonly [number, number]; readonly dot: 0 | 1 },
): void {
  const { font: size } = LETTERS[look.size];
  const runs = placeRuns(fontRuns(text, weightOf(look)), (run) => widthOfRun(run, look.size));
  for (const { face, text: words, x } of runs) {
    const font = fontOf(face);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(words);
    let pen = left + x;
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const letter = letterOf(face, glyph, scale);
      if (letter) {
        const at = [
          Math.round(pen + xOffset * scale) + letter.left,
          Math.round(top + size * ASCENT - yOffset * scale) + letter.top,
        ] as const;
        stamp(target, letter.bitmap, at, dot);
      }
      pen += xAdvance * scale;
    });
  }
}

function letterOf(face: Face, glyph: Glyph, scale: number): Letter {
  const key = `${face} ${glyph.id} ${scale}`;
  const known = letters.get(key);
  if (known !== undefined) return known;
  const letter = fillOutline(glyph.path.commands, scale);
  letters.set(key, letter);
  return letter;
}
