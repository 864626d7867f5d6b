/**
 * Keeps the screen on while the page is visible. The browser drops the lock when the page is hidden, so it is
 * asked for again. Returns the function that lets the screen sleep. Does nothing where there is no wake lock.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const ask = async () => {
    if (isOver || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    // A device that saves its battery refuses; the board works all the same.
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (isOver) void lock?.release();
  };
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
