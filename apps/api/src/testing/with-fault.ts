const [call, side, count] = (process.env.FAULT_AT ?? "").split(":");

/**
 * Wraps a function with the fault of `FAULT_AT`: `authorise:after:2` is the moment after the second call of
 * `authorise`.
 */
export function withFault<Asked extends unknown[], Outcome>(
  name: string,
  ask: (...asked: Asked) => Promise<Outcome>,
): (...asked: Asked) => Promise<Outcome> {
  if (call !== name) return ask;
  let calls = 0;
  return async (...asked) => {
    calls += 1;
    const isDue = calls === Number(count);
    if (isDue && side === "before") sendSignal();
    const outcome = await ask(...asked);
    if (isDue && side === "after") sendSignal();
    return outcome;
  };
}

function sendSignal(): void {
  process.kill(process.pid, process.env.SIGNAL ?? "SIGKILL");
}
