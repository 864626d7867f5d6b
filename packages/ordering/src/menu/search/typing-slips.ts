/** Returns the Damerau-Levenshtein distance of two words. Stops early beyond `allowed` and returns `allowed + 1`. */
export function slips(typed: string, word: string, allowed: number): number {
  const tooMany = allowed + 1;
  if (Math.abs(typed.length - word.length) > allowed) return tooMany;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        (previous[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
        (previous[column - 1] ?? tooMany) + (isSame ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (isSwap) cost = Math.min(cost, (beforePrevious[column - 2] ?? tooMany) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > allowed) return tooMany;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(previous[word.length] ?? tooMany, tooMany);
}
