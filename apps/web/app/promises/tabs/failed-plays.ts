/** Plays that failed once, as fast-check said them (seed and path). They are played first, always. */
export const FAILED_PLAYS: readonly { readonly seed: number; readonly path: string }[] = [];
