/** All pages of a browser share this Web Lock for their first save. */
const LOCK = "comptoir-first-save";
/** How long in ms a page waits for another one's first save, which is slow where the network is. */
const WAIT_MS = 10_000;

type Save = <Saved>(save: () => Promise<Saved>) => Promise<Saved>;

/**
 * Lets pages of one browser save their carts for the first time one after the other: the first answer begins the browser's guest
 * session and its cart, which the next page then sends. Without locks, pages save at once. people#guest, ordering#cart-cookie.
 *
 * @param locks of the browser; none without a secure connection
 */
export function takeTurns(locks: Pick<LockManager, "request"> | null | undefined = navigator.locks): Save {
  let hasSaved = false;
  return async (save) => {
    if (hasSaved || !locks) return save();
    let isBegun = false;
    const begin = () => {
      isBegun = true;
      return save();
    };
    try {
      const saved = await locks.request(LOCK, { signal: AbortSignal.timeout(WAIT_MS) }, begin);
      hasSaved = true;
      return saved;
    } catch (error) {
      if (isBegun) throw error;
      return save();
    }
  };
}
