import type { Block, PdfLine } from "./pdf-page.ts";
import { splitPrices } from "./pdf-prices.ts";

/** The fewest blocks of a column. */
const COLUMN_BLOCKS = 3;
/** Columns within columns. */
const DEPTH_MAX = 4;
/** Positions that are tried as the left edge of a column; a page has far fewer. */
const EDGES_MAX = 200;

type Placed = Block & { readonly row: number };

/** Brings the blocks of a page into reading order: column by column, between the lines that go across them. */
export function linesOf(rows: readonly (readonly Block[])[]): PdfLine[] {
  const placed = rows.flatMap((row, at) => row.map((block) => ({ ...block, row: at })));
  return readColumns(placed, 0).flatMap(linesOfColumn);
}

function readColumns(blocks: readonly Placed[], depth: number): Placed[][] {
  const found = depth < DEPTH_MAX ? findColumns(blocks) : null;
  if (found === null) return blocks.length === 0 ? [] : [[...blocks]];
  const across = found.across.toSorted((a, b) => a.y - b.y);
  const bandOf = ({ y }: Placed) => across.filter((block) => block.y < y).length;
  const read: Placed[][] = [];
  for (let band = 0; band <= across.length; band += 1) {
    const inBand = (block: Placed) => bandOf(block) === band;
    read.push(...readColumns(found.left.filter(inBand), depth + 1));
    read.push(...readColumns(found.right.filter(inBand), depth + 1));
    const next = across[band];
    if (next) read.push([next]);
  }
  return read;
}

type Columns = { readonly left: Placed[]; readonly right: Placed[]; readonly across: Placed[] };

/** Finds a gutter that few blocks cross; null for one column, and for a table whose rows go over its columns. */
function findColumns(blocks: readonly Placed[]): Columns | null {
  const edges = [...new Set(blocks.map(({ x0 }) => Math.round(x0)))].sort((a, b) => a - b).slice(1, EDGES_MAX);
  let best: Columns | null = null;
  let most = 0;
  for (const edge of edges) {
    const columns: Columns = { left: [], right: [], across: [] };
    for (const block of blocks) {
      if (block.x0 >= edge - 1) columns.right.push(block);
      else if (block.x1 <= edge - block.size / 2) columns.left.push(block);
      else columns.across.push(block);
    }
    const fewer = Math.min(columns.left.length, columns.right.length);
    if (fewer < COLUMN_BLOCKS || columns.across.length > 1 + fewer / 4) continue;
    const worth = fewer - 2 * columns.across.length;
    if (worth <= most || !areBeside(columns) || isTable(columns)) continue;
    best = columns;
    most = worth;
  }
  return best;
}

/** Tells whether two columns are at the same height for half of the shorter one. */
function areBeside({ left, right }: Columns): boolean {
  const range = (blocks: readonly Placed[]) => {
    const ys = blocks.map(({ y }) => y);
    return { from: ys.reduce((a, b) => Math.min(a, b)), to: ys.reduce((a, b) => Math.max(a, b)) };
  };
  const [one, other] = [range(left), range(right)];
  const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from);
  return shared >= Math.min(one.to - one.from, other.to - other.from) / 2;
}

/** In a table, the names have no prices of their own, and most share their line with what is at their right. */
function isTable({ left, right }: Columns): boolean {
  const rows = new Set(right.map(({ row }) => row));
  const priced = (blocks: readonly Placed[]) => blocks.filter(({ text }) => splitPrices(text) !== null).length;
  const aligned = left.filter(({ row }) => rows.has(row)).length;
  return priced(left) * 10 <= left.length && priced(right) * 2 >= right.length && aligned * 10 >= left.length * 6;
}

function linesOfColumn(column: readonly Placed[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let above: number | null = null;
  for (const row of Map.groupBy(column, (block) => block.row).values()) {
    const cells = row.toSorted((a, b) => a.x0 - b.x0);
    const isSeveral = cells.filter(({ text }) => splitPrices(text) !== null).length > 1;
    for (const group of isSeveral ? cells.map((cell) => [cell]) : [cells]) {
      const [first] = group;
      if (!first) continue;
      const gap = above === null ? null : first.y - above;
      lines.push({ cells: group.map(({ text }) => text), size: first.size, font: first.font, gap });
    }
    above = cells[0]?.y ?? above;
  }
  return lines;
}
