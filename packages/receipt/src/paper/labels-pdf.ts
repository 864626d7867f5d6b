import { setImmediate } from "node:timers/promises";
import { type Document, INK, openDocument } from "./pdf-document.ts";
import { setWords, type WordLook, wrapWords } from "./set-words.ts";

export type MealLabel = {
  /** The class and child, or the person who ordered. */
  readonly whom: string;
  /** The child's allergies, repeated on every part of a label; null for none. */
  readonly allergies: string | null;
  /** Other remarks for the kitchen. */
  readonly note: string | null;
  readonly dishes: readonly {
    readonly words: string;
    readonly choices: string;
    /** Allergens of the dish that the child must avoid, or that are unconfirmed. */
    readonly warning: string | null;
  }[];
  /** A note that the printed list has the full text, because the label has characters that no font has. */
  readonly listed?: string;
  /** The day, the school and the order number. */
  readonly foot: string;
};

/** Sizes in points: a letter sheet of two columns with five labels, each four by two inches (Avery 5163). */
const SHEET = { top: 36, left: 11.25, columnPitch: 301.5, rowPitch: 144, columns: 2, rows: 5 } as const;
const LABEL = { width: 288, height: 144, padding: 11 } as const;
const WIDTH = LABEL.width - 2 * LABEL.padding;
const HEIGHT = LABEL.height - 2 * LABEL.padding;
const FOOT: WordLook = { size: 7.5, weight: "regular" };
const FOOT_HEIGHT = 11;
const LABELS_IN_A_TURN = 10;

/** A line of a label. `isAlarm` prints it white on black, so that it is noticed while packing. */
type Line = { readonly text: string; readonly look: WordLook; readonly indent: number; readonly isAlarm: boolean };

/**
 * Prints labels in the given order, ten per sheet. A long label continues on the next one, which repeats the
 * name and the allergies. school#labels.
 */
export async function labelsPdf(
  labels: readonly MealLabel[],
  about: { readonly title: string; readonly author: string; readonly locale: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const { document, end } = openDocument({ ...about, margin: 0 });
  const root = document.struct("Document");
  document.addStructure(root);
  let place = 0;
  for (const [index, label] of labels.entries()) {
    // Yields to the event loop, because a school may have hundreds of labels.
    if (index % LABELS_IN_A_TURN === LABELS_IN_A_TURN - 1) await setImmediate();
    const parts = partsOf(document, label);
    parts.forEach((lines, part) => {
      const foot = parts.length > 1 ? `${label.foot} · ${part + 1}/${parts.length}` : label.foot;
      const [x, y] = topLeftOf(document, place);
      place += 1;
      root.add(document.struct("P", {}, [() => drawLabel(document, lines, foot, [x, y])]));
    });
  }
  return end();
}

/** Returns the position of the next label; adds a page if the current one is full. */
function topLeftOf(document: Document, place: number): readonly [x: number, y: number] {
  const { columns, rows, top, left, columnPitch, rowPitch } = SHEET;
  const onSheet = place % (columns * rows);
  if (onSheet === 0 && place > 0) document.addPage();
  return [left + (onSheet % columns) * columnPitch, top + Math.floor(onSheet / columns) * rowPitch];
}

/** Splits a label's lines over as many labels as they need. */
function partsOf(document: Document, { whom, listed, allergies, note, dishes }: MealLabel): Line[][] {
  const lines = (text: string | null, size: number, but: Partial<Line> & { readonly strong?: boolean } = {}) => {
    const { indent = 0, isAlarm = false, strong = false } = but;
    const look: WordLook = { size, weight: strong ? "strong" : "regular" };
    const width = WIDTH - indent - (isAlarm ? 6 : 0);
    return wrapWords(document, text ?? "", look, width).map((line) => ({ text: line, look, indent, isAlarm }));
  };
  const head = [
    ...lines(whom, 13, { strong: true }),
    ...lines(listed ?? null, 8.5),
    ...lines(allergies, 10, { strong: true, isAlarm: true }),
  ];
  const blocks = [
    lines(note, 8.5),
    ...dishes.map(({ words, choices, warning }) => [
      ...lines(words, 10.5, { strong: true }),
      ...lines(choices, 8.5, { indent: 12 }),
      ...lines(warning, 8.5, { indent: 12, strong: true }),
    ]),
  ];
  const room = HEIGHT - FOOT_HEIGHT - heightOf(head);
  return fill(blocks, room).map((part) => [...head, ...part]);
}

/** Distributes blocks of lines over parts of limited height. Splits a block only if it exceeds a whole part. */
function fill(blocks: readonly (readonly Line[])[], room: number): Line[][] {
  const parts: Line[][] = [[]];
  const hasRoom = (lines: readonly Line[]) => heightOf([...(parts.at(-1) ?? []), ...lines]) <= room;
  for (const block of blocks) {
    if (!hasRoom(block) && heightOf(block) <= room) parts.push([]);
    for (const line of block) {
      if (!hasRoom([line]) && parts.at(-1)?.length !== 0) parts.push([]);
      parts.at(-1)?.push(line);
    }
  }
  return parts;
}

const heightOfLine = ({ look, isAlarm }: Line) => look.size * 1.25 + (isAlarm ? 4 : 0);
const heightOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + heightOfLine(line), 0);

function drawLabel(
  document: Document,
  lines: readonly Line[],
  foot: string,
  at: readonly [x: number, y: number],
): void {
  const x = at[0] + LABEL.padding;
  let y = at[1] + LABEL.padding;
  for (const line of lines) {
    // Starts below the descenders of the previous line.
    if (line.isAlarm) document.rect(x, y + 1, WIDTH, heightOfLine(line) - 2).fill("#000000");
    document.fillColor(line.isAlarm ? "#ffffff" : INK);
    setWords(document, line.text, line.look, [x + line.indent + (line.isAlarm ? 3 : 0), y + (line.isAlarm ? 2 : 0)]);
    y += heightOfLine(line);
  }
  document.fillColor(INK);
  const [footLine = ""] = wrapWords(document, foot, FOOT, WIDTH);
  setWords(document, footLine, FOOT, [x, at[1] + LABEL.height - LABEL.padding - FOOT.size]);
}
