/** Milliseconds after which a start in progress is abandoned on a stop request. The next start repairs its remains. */
const START_GIVEN_UP_AFTER_MS = 30_000;
/** Milliseconds within which a stop must end; with the drain time, less than ten seconds. */
const STOP_GIVEN_UP_AFTER_MS = 7_000;

/**
 * Stops the server on a signal, Ctrl-C or the parent's exit, then ends the process. On SIGTERM it drains
 * first, so that a load balancer can move on. Ignores a second request. operations#stop.
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
  // The parent script, which runs this server on the project's Node version, exited without a signal.
  process.on("disconnect", begin(false));
}
