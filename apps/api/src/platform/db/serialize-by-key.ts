/** Per-key FIFO queue of calls within this process. */
export type Turns<Question, Answer> = {
  /** Runs the call after all earlier calls of its key. */
  readonly ask: (question: Question) => Promise<Answer>;
  /** Returns how many calls of this key run or wait. */
  readonly count: (question: Question) => number;
};

/**
 * Serializes calls per key, first in, first out; waiting calls hold no connection. A failure rejects all calls
 * that are queued behind the failed call. An unreachable database therefore costs a whole queue one timeout.
 */
export function serializeByKey<Question, Answer>(
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
