/** A start that takes longer than this after a stop was asked for is given up: the next one repairs what it leaves. */
const START_GIVEN_UP_AFTER_MS = 30_000;
/** A stop that takes longer than this is given up, too. With the time to drain it is within ten seconds. */
const STOP_GIVEN_UP_AFTER_MS = 7_000;

/**
 * Stops gracefully on a signal of the system, Ctrl-C or the parent program; then the process ends. SIGTERM
 * may mean that this server is being replaced, so that the load balancer is told first (`drain`). A second
 * request is ignored: requests in progress are still finished. operations#stop.
 */
export function onStopRequest(started: Promise<{ drain: () => Promise<void>; stop: () => Promise<void> }>): void {
  let isStopping = false;
  const endIn = (ms: number) => setTimeout(() => process.exit(1), ms).unref();
  const begin = (drains: boolean) => async () => {
    if (isStopping) return;
    isStopping = true;
    const starting = endIn(START_GIVEN_UP_AFTER_MS);
    try {
      const server = await started;
      clearTimeout(starting);
      if (drains) await server.drain();
      endIn(STOP_GIVEN_UP_AFTER_MS);
      await server.stop();
      process.exit(0);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      process.exit(1);
    }
  };
  process.on("SIGTERM", begin(true));
  process.on("SIGINT", begin(false));
  process.on("SIGHUP", begin(false));
  // The script that started us on an older Node has gone, without being able to say so.
  process.on("disconnect", begin(false));
}
