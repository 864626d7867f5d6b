/** Plays that failed once, as fast-check said them (seed and path). They are played first, always. */
export const FAILED_PLAYS: readonly { readonly seed: number; readonly path: string }[] = [
  { seed: -1456194179, path: "572:1:1:1:2:4:1:1:1:5:5:5:5:8:8:8:9:9:9:9:9:9:10:10" },
];
