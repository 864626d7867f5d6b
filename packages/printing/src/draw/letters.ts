import { type Face, faceNamed, fontRuns, placeRuns, type Weight } from "@comptoir/receipt/paper";
import { create, type Font, type Glyph } from "fontkit";
import type { TextLook } from "../layout/lay-out.ts";
import type { TextSize } from "../print-document.ts";
import type { Bitmap } from "./bitmap.ts";
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

/** A letter of a line, its top left corner from that of the line. */
export type PlacedLetter = { readonly bitmap: Bitmap; readonly left: number; readonly top: number };

/** Places the letters of a text. They may reach above and below the line, such as the dots under an Arabic letter. */
export function placeLetters(text: string, look: TextLook): PlacedLetter[] {
  const { font: size } = LETTERS[look.size];
  const runs = placeRuns(fontRuns(text, weightOf(look)), (run) => widthOfRun(run, look.size));
  return runs.flatMap(({ face, text: words, x }) => {
    const font = fontOf(face);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(words);
    let pen = x;
    return glyphs.flatMap((glyph, index): PlacedLetter[] => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const letter = letterOf(face, glyph, scale);
      const left = Math.round(pen + xOffset * scale);
      pen += xAdvance * scale;
      if (letter === null) return [];
      const top = Math.round(size * ASCENT - yOffset * scale) + letter.top;
      return [{ bitmap: letter.bitmap, left: left + letter.left, top }];
    });
  });
}

function letterOf(face: Face, glyph: Glyph, scale: number): Letter {
  const key = `${face} ${glyph.id} ${scale}`;
  const known = letters.get(key);
  if (known !== undefined) return known;
  const letter = fillOutline(glyph.path.commands, scale);
  letters.set(key, letter);
  return letter;
}
