/** Pixels a side: for the home screen of iOS, the home screen of Android, and Android's splash screen. */
export const PNG_SIZES = [180, 192, 512] as const;
