/** Collects notes on losses and guesses. Equal notes become one sentence with a count. */
export type Notes = {
  readonly say: (sentence: string) => void;
  readonly count: (sentence: string, example: string) => void;
  readonly list: () => string[];
};

const MAX_EXAMPLES = 3;

export function startNotes(): Notes {
  const sentences = new Set<string>();
  const counted = new Map<string, { count: number; examples: string[] }>();
  return {
    say: (sentence) => void sentences.add(sentence),
    count: (sentence, example) => {
      const entry = counted.get(sentence) ?? { count: 0, examples: [] };
      entry.count += 1;
      if (entry.examples.length < MAX_EXAMPLES && !entry.examples.includes(example)) entry.examples.push(example);
      counted.set(sentence, entry);
    },
    list: () => [
      ...sentences,
      ...[...counted].map(([sentence, { count, examples }]) => `${sentence}: ${count} (${shown(count, examples)})`),
    ],
  };
}

function shown(count: number, examples: readonly string[]): string {
  const quoted = examples.map((example) => JSON.stringify(example.slice(0, 60))).join(", ");
  return count > examples.length ? `for example ${quoted}` : quoted;
}
