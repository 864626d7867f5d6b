import { allocate } from "../money/allocate.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import type { Refused } from "../refusal.ts";
import { leftOfTable, openOf, type TableBill, type TableLine } from "./table-bill.ts";

/** A way to pay of a table's bill. table#table-ways. */
export type TableShareAsked =
  /** All of it, or what others have left. */
  | { readonly of: "rest" }
  /** What is for the payer. */
  | { readonly of: "mine" }
  /** These dishes; `parts`: one of so many equal parts of the dish. */
  | {
      readonly of: "lines";
      readonly lines: readonly { readonly orderId: string; readonly line: number; readonly parts?: number }[];
    }
  /** One of so many equal parts of the bill. */
  | { readonly of: "equal"; readonly parts: number }
  | { readonly of: "amount"; readonly amountCents: Cents };

/** A share of the bill in cents; `lines`: what it pays of each line. Equal parts and amounts pay no line in particular. */
export type TableShare = {
  readonly cents: Cents;
  readonly lines: readonly (Pick<TableLine, "orderId" | "line"> & { readonly cents: Cents })[];
};

export type TableShareRefusal =
  | { readonly code: "nothing-left" }
  /** Nothing of the payer's, or of the named lines, is open. */
  | { readonly code: "nothing-of-it" }
  | { readonly code: "too-much"; readonly leftCents: Cents }
  | { readonly code: "line-unknown"; readonly orderId: string; readonly line: number };

/**
 * Computes what a way to pay comes to now. A share is never more than what is left: what others paid by amount may have
 * covered a part of it. Who pays last pays the odd cents. table#table-ways, table#odd-cents.
 * @param claimId the payer's own claim, which does not count; null for none
 */
export function tableShare(
  bill: TableBill,
  asked: TableShareAsked,
  payer: string,
  claimId: string | null = null,
): TableShare | Refused<TableShareRefusal> {
  const leftCents = leftOfTable(bill, claimId);
  if (leftCents === 0) return { refused: { code: "nothing-left" } };
  switch (asked.of) {
    case "rest":
      return capped(
        bill.lines.map((line) => wanted(line, openOf(line))),
        leftCents,
      );
    case "mine":
      return capped(
        bill.lines
          .filter((line) => line.people.includes(payer) && !hasPaidPart(line, payer))
          .map((line) => wanted(line, partOf(line.cents, line.people.length, openOf(line)))),
        leftCents,
      );
    case "lines": {
      const lines: TableShare["lines"][number][] = [];
      for (const { orderId, line: number, parts = 1 } of asked.lines) {
        const line = bill.lines.find((one) => one.orderId === orderId && one.line === number);
        if (!line) return { refused: { code: "line-unknown", orderId, line: number } };
        lines.push(wanted(line, partOf(line.cents, parts, openOf(line))));
      }
      return capped(lines, leftCents);
    }
    case "equal": {
      const dueCents = sumCents(bill.lines.map((line) => line.cents));
      return { cents: partOf(dueCents, asked.parts, leftCents), lines: [] };
    }
    case "amount":
      if (asked.amountCents <= 0) return { refused: { code: "nothing-of-it" } };
      if (asked.amountCents > leftCents) return { refused: { code: "too-much", leftCents } };
      return { cents: asked.amountCents, lines: [] };
  }
}

/**
 * Returns one of `parts` equal parts of a whole in cents, rounded down and at least a cent. If what is left is less than
 * another part beside it, the part is all that is left: who pays last pays the odd cents. table#odd-cents.
 */
export function partOf(whole: Cents, parts: number, left: Cents): Cents {
  const part = Math.max(1, Math.floor(whole / parts));
  return left < part + parts ? left : cents(part);
}

function wanted({ orderId, line }: TableLine, share: Cents): TableShare["lines"][number] {
  return { orderId, line, cents: share };
}

/** Whether one of the persons that a line is for has paid their equal part of it. */
function hasPaidPart({ cents: whole, people, paid }: TableLine, payer: string): boolean {
  const ofPayer = sumCents(paid.filter(({ by }) => by === payer).map((one) => one.cents));
  return ofPayer > 0 && ofPayer >= Math.floor(whole / people.length);
}

/** Limits the shares of lines to what is left of the bill. */
function capped(lines: TableShare["lines"], leftCents: Cents): TableShare | Refused<TableShareRefusal> {
  const open = lines.filter((line) => line.cents > 0);
  const all = sumCents(open.map((line) => line.cents));
  if (all === 0) return { refused: { code: "nothing-of-it" } };
  if (all <= leftCents) return { cents: all, lines: open };
  const shares = allocate(
    leftCents,
    open.map((line) => line.cents),
  );
  return {
    cents: leftCents,
    lines: open
      .map((line, index) => ({ ...line, cents: shares[index] ?? ZERO_CENTS }))
      .filter((line) => line.cents > 0),
  };
}
