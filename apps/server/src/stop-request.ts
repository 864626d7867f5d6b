/** A start or a stop that takes longer than this is given up: what a killed server leaves, the next start repairs. */
const GIVE_UP_AFTER_MS = 40_000;

/**
 * Stops once, in good order, when the system, Ctrl-C or the program that started us asks for it; then the process
 * ends. A second request changes nothing: what has begun is still finished.
 */
export function onStopRequest(stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = (code: number) => async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), GIVE_UP_AFTER_MS).unref();
    try {
      await stop();
      process.exit(code);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      process.exit(1);
    }
  };
  process.on("SIGTERM", begin(0));
  process.on("SIGINT", begin(0));
  process.on("SIGHUP", begin(0));
  // The script that started us on an older Node has gone, without being able to say so.
  process.on("disconnect", begin(0));
}
