/**
 * The cost of each slip, by how often fingers make it: a letter left out or two letters swapped, an extra letter, a
 * wrong letter.
 */
export const SLIP_COST = { missing: 1, swapped: 1, extra: 1.25, wrong: 1.5 } as const;

/**
 * Returns the cost of the slips that make `typed` of `word`: a weighted Damerau-Levenshtein distance. Stops early
 * beyond `allowed` and returns Infinity, so that comparing distant words is cheap.
 */
export function slipCost(typed: string, word: string, allowed: number): number {
  if ((word.length - typed.length) * SLIP_COST.missing > allowed) return Number.POSITIVE_INFINITY;
  if ((typed.length - word.length) * SLIP_COST.extra > allowed) return Number.POSITIVE_INFINITY;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: word.length + 1 }, (_, column) => column * SLIP_COST.missing);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row * SLIP_COST.extra];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        at(previous, column) + SLIP_COST.extra,
        at(current, column - 1) + SLIP_COST.missing,
        at(previous, column - 1) + (isSame ? 0 : SLIP_COST.wrong),
      );
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwap) cost = Math.min(cost, at(beforePrevious, column - 2) + SLIP_COST.swapped);
      current.push(cost);
    }
    if (Math.min(...current) > allowed) return Number.POSITIVE_INFINITY;
    beforePrevious = previous;
    previous = current;
  }
  const cost = at(previous, word.length);
  return cost > allowed ? Number.POSITIVE_INFINITY : cost;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
