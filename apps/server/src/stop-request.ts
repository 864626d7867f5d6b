/**
 * Time in ms after a stop request within which a start in progress must end. The next start repairs what it
 * leaves behind.
 */
const START_GIVEN_UP_AFTER_MS = 30_000;
/** Time in ms within which a stop must end. With the drain time, this stays within ten seconds. */
const STOP_GIVEN_UP_AFTER_MS = 7_000;

/**
 * Stops gracefully on a signal, Ctrl-C or the parent's exit; then the process ends. SIGTERM may mean that
 * this server is being replaced, so the load balancer is notified first (`drain`). Ignores a second request:
 * requests in progress still finish. operations#stop.
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
  // The parent script, which runs this server on the project's Node version, exited without sending a signal.
  process.on("disconnect", begin(false));
}
