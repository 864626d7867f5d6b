let isKept = false;

/** Notes that the menu of this page's restaurant is kept in this browser, or that it is not. */
export function noteKept(kept: boolean): void {
  isKept = kept;
}

/** Whether the screens of this page's restaurant open without a network. */
export function canGoOnWithoutNetwork(): boolean {
  return isKept;
}
