/** Without news for this long, in ms, a board says that it may miss orders. board#how-old. */
const STALE_MS = 10_000;

export type Hearing = { readonly heard: () => void; readonly stop: () => void };

/**
 * Watches whether the server is heard. `onChange` gets the server's time since which it is not, and null once it is
 * heard again. board#how-old.
 */
export function watchHearing(serverNow: () => number, onChange: (lostSince: number | null) => void): Hearing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    heard: () => {
      clearTimeout(timer);
      onChange(null);
      const at = serverNow();
      timer = setTimeout(() => onChange(at), STALE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
