/** Pixels a side: what the home screen of iOS takes, and what Android shows there and while an app opens. */
export const PNG_SIZES = [180, 192, 512] as const;
