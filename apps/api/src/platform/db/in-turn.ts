/** Calls that queue by key within this process. */
export type Turns<Question, Answer> = {
  /** Asks once the calls of its key that came before have been answered. */
  readonly ask: (question: Question) => Promise<Answer>;
  /** How many calls of this key run or wait. */
  readonly count: (question: Question) => number;
};

/**
 * Queues calls of one key, first in, first out: one runs, and the others hold no connection. When one fails those behind it fail with it, so
 * that a whole queue waits no longer for a database that is away than one call.
 */
export function inTurn<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  keyOf: (question: Question) => string,
): Turns<Question, Answer> {
  const queues = new Map<string, { count: number; last: Promise<unknown> }>();
  return {
    ask: (question) => {
      const key = keyOf(question);
      const queue = queues.get(key) ?? { count: 0, last: Promise.resolve() };
      queues.set(key, queue);
      queue.count += 1;
      const answer = queue.last.then(() => ask(question));
      queue.last = answer;
      return answer.finally(() => {
        queue.count -= 1;
        if (queue.count === 0) queues.delete(key);
      });
    },
    count: (question) => queues.get(keyOf(question))?.count ?? 0,
  };
}
