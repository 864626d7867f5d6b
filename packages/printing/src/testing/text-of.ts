import type { PrintDocument } from "../index.ts";
import { COLUMNS, gridMetrics } from "../layout/grid.ts";
import { layOut } from "../layout/lay-out.ts";

/** The lines of a document as they stand on paper, with ordinary spaces. */
export function textOf({ widthMm, rows }: PrintDocument): string[] {
  const metrics = gridMetrics(COLUMNS[widthMm]);
  return rows
    .flatMap((row) => layOut(row, metrics))
    .flatMap((laid) => {
      if (laid.kind !== "line") return [];
      const line = laid.spans.reduce(
        (text, { x, width, textX, text: words }) =>
          `${text.padEnd(x)}${" ".repeat(Math.max(0, textX - Math.max(x, text.length)))}${words}`.padEnd(
            x + width - textX,
          ),
        "",
      );
      return [line.replace(/[\u00a0\u202f]/gu, " ")];
    });
}

export function indexOf(lines: readonly string[], words: RegExp): number {
  return lines.findIndex((line) => words.test(line));
}
