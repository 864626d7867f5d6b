/** Per-key FIFO queue of calls within this process. `count`: number of running and waiting calls of a key. */
export type Turns<Question, Answer> = {
  readonly ask: (question: Question) => Promise<Answer>;
  readonly count: (question: Question) => number;
};

/**
 * Serializes calls per key, first in, first out. Waiting calls hold no connection. A failed call also rejects
 * the calls queued behind it, so an unreachable database costs the whole queue one timeout.
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
