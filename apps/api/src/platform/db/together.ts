/** So many are asked in one statement at most. */
const AT_ONCE = 100;

type Waiting<Question, Answer> = {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Asks in one statement what is asked in the same turn of the event loop, so that many who do the same side by side cost little
 * more than one. When that statement fails each is asked alone: one that cannot be answered does not keep the others from
 * theirs. Only for what may be asked again. `gatherSoon` batches what has no answer.
 * @param askAll answers as many as were asked, in their sequence
 * @param options.groupOf what is of different groups is asked apart
 * @param options.waitMs how long a batch stays open; by default until the end of the tick. For background work
 */
export function together<Question, Answer>(
  askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { groupOf = () => null, waitMs }: { groupOf?: (question: Question) => unknown; waitMs?: number } = {},
): (question: Question) => Promise<Answer> {
  let waiting = new Map<unknown, Waiting<Question, Answer>[]>();

  async function ask(asked: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await askAll(asked.map(({ question }) => question));
      for (const [index, { resolve }] of asked.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (asked.length === 1) asked[0]?.reject(error);
      else for (const one of asked) void ask([one]);
    }
  }

  function askWaiting(): void {
    const groups = waiting.values();
    waiting = new Map();
    for (const asked of groups) {
      for (let from = 0; from < asked.length; from += AT_ONCE) void ask(asked.slice(from, from + AT_ONCE));
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) {
        if (waitMs === undefined) setImmediate(askWaiting);
        else setTimeout(askWaiting, waitMs);
      }
      const group = groupOf(question);
      const asked = waiting.get(group) ?? [];
      waiting.set(group, asked);
      asked.push({ question, resolve, reject });
    });
}
