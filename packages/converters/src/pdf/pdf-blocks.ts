import type { Block, PdfPage, PdfText } from "./pdf-page.ts";
import { isLeader, isPriceOnly } from "./pdf-prices.ts";

/** Gaps within a line, in sizes of its type: below the first no space is written, above the second is another block. */
const SPACE = 0.12;
const WIDE = 1.2;
/** Texts whose baselines differ by less than this part of their size are on one line, such as raised cents. */
const SAME_LINE = 0.45;

/**
 * Joins the texts of a page into blocks. A price stands with the block at its left, however wide the gap. Two columns
 * are two blocks.
 */
export function blocksOf({ texts }: PdfPage): Block[][] {
  const rows: PdfText[][] = [];
  for (const text of texts.filter(({ text: words }) => words.trim() !== "").toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    const isSame = first !== undefined && text.y - first.y <= SAME_LINE * Math.max(first.size, text.size);
    if (row && isSame) row.push(text);
    else rows.push([text]);
  }
  return rows.map((row) => blocksOfRow(row.toSorted((a, b) => a.x - b.x)));
}

function blocksOfRow(row: readonly PdfText[]): Block[] {
  const blocks: Block[] = [];
  for (const text of row) {
    const block = blocks.at(-1);
    const next = {
      text: text.text.trim(),
      x0: text.x,
      x1: text.x + text.width,
      y: text.y,
      size: text.size,
      font: text.font,
    };
    if (!block) {
      blocks.push(next);
      continue;
    }
    // Bold type is drawn by some programs as the same text twice.
    if (block.text.endsWith(next.text) && Math.abs(block.x1 - next.x1) < 0.2 * block.size) continue;
    const joined = joinerOf(block, next, text.text);
    if (joined === null) blocks.push(next);
    else
      blocks[blocks.length - 1] = {
        ...largest(block, next),
        text: block.text + joined + next.text,
        x0: block.x0,
        x1: next.x1,
      };
  }
  return blocks.flatMap((block, at) => {
    const before = blocks[at - 1];
    if (before && isPriceOnly(block.text)) return [];
    const prices: Block[] = [];
    for (
      let next = blocks[at + 1 + prices.length];
      next && isPriceOnly(next.text);
      next = blocks[at + 1 + prices.length]
    ) {
      prices.push(next);
    }
    if (prices.length === 0) return [block];
    const text = `${block.text} ... ${prices.map((price) => price.text).join(" / ")}`;
    return [{ ...block, text, x1: prices.at(-1)?.x1 ?? block.x1 }];
  });
}

/** Returns what stands between two texts of a line; null if they are two blocks. */
function joinerOf(block: Block, next: Block, written: string): string | null {
  const gap = next.x0 - block.x1;
  const isCents = /\d$/.test(block.text) && /^\d{2}(?!\d)/.test(next.text) && next.size <= 0.8 * block.size;
  if (isCents && gap < 0.5 * block.size) return ".";
  if (isLeader(next.text) || isLeader(block.text.slice(-3))) return " ";
  if (gap > WIDE * Math.max(block.size, next.size)) return null;
  return gap > SPACE * block.size || written.startsWith(" ") ? " " : "";
}

/** The type of a block is that of its longer part: the cents of a price, or a mark, are smaller. */
function largest(block: Block, next: Block): Block {
  return block.text.length >= next.text.length ? block : next;
}
