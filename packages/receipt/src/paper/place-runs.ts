import { type Face, isRightToLeft, type TypeRun } from "./paper-type.ts";

export type PlacedRun = { readonly face: Face; readonly text: string; readonly x: number };

/** Computes the x position of each run of a line. Adjacent right-to-left runs are placed in reverse. */
export function placeRuns(runs: readonly TypeRun[], widthOf: (run: TypeRun) => number): readonly PlacedRun[] {
  const isBackwards = (index: number) => isRightToLeft(runs[index]?.face ?? "regular latin");
  const places: PlacedRun[] = [];
  let x = 0;
  for (let start = 0; start < runs.length; ) {
    let end = start + 1;
    // The spaces between right-to-left words are reversed with them.
    while (
      isBackwards(start) &&
      end < runs.length &&
      (isBackwards(end) || (isBlank(runs[end]) && isBackwards(end + 1)))
    ) {
      end += 1;
    }
    const group = runs.slice(start, end).map((run) => ({ ...run, width: widthOf(run) }));
    const width = group.reduce((sum, run) => sum + run.width, 0);
    let before = 0;
    for (const run of group) {
      const left = isBackwards(start) ? width - before - run.width : before;
      places.push({ face: run.face, text: run.text, x: x + left });
      before += run.width;
    }
    x += width;
    start = end;
  }
  return places;
}

const isBlank = (run: { readonly text: string } | undefined) => run !== undefined && /^[\s\u00a0]+$/u.test(run.text);
