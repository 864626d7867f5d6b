const AT_ONCE = 100;

type Waiting<Question, Answer> = {
  readonly question: Question;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Returns a function that batches the calls of one tick into one statement. If the batch fails, each call is
 * retried alone, so the calls must be idempotent. `gatherSoon` batches calls without a result. @param askAll
 * runs a batch; returns the answers in the order of the questions @param options.groupOf key of a question; a
 * batch holds questions of one key @param options.waitMs how long a batch stays open, in ms; one tick by
 * default. For background work only
 */
export function batchCalls<Question, Answer>(
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
