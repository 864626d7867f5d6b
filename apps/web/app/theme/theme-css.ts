import type { Theme } from "@comptoir/ordering";

/** The accent colours of a venue in one colour scheme, as `#rrggbb`. */
export type AccentColors = {
  /** The background of the primary action. */
  readonly accent: string;
  /** The text colour on `accent`. */
  readonly onAccent: string;
  /** The accent as text or line colour on the page's background. */
  readonly accentInk: string;
};

/** A venue's colours in the light and the dark scheme. */
export type VenueTheme = { readonly light: AccentColors; readonly dark: AccentColors };

/** The background colours in tokens.css: the page, a raised card, a tint. Every accent must contrast with them. */
export const LIGHT_GROUNDS = ["#faf7f2", "#fffdfa", "#f2ece2"] as const;
export const DARK_GROUNDS = ["#171412", "#211d1a", "#2b2622"] as const;

/**
 * The default colours, for Comptoir itself and venues without a colour: the result of `deriveVenueTheme` for the
 * default accent.
 */
export const HOUSE_COLORS: VenueTheme = {
  light: { accent: "#a63d24", onAccent: "#ffffff", accentInk: "#a63d24" },
  dark: { accent: "#b25843", onAccent: "#ffffff", accentInk: "#c37d6c" },
};

/**
 * Formats the colours as CSS variables for the page's head. `theme` is fixed, or follows the device's setting
 * (`device`). Print is always light. screens#theme.
 */
export function formatThemeCss({ light, dark }: VenueTheme, theme: Theme = "device"): string {
  const always = `:root{${formatVariables(light)}}`;
  if (theme === "light") return always;
  const where = theme === "dark" ? "screen" : "screen and (prefers-color-scheme:dark)";
  return `${always}@media ${where}{:root{${formatVariables(dark)}}}`;
}

function formatVariables({ accent, onAccent, accentInk }: AccentColors): string {
  return `--accent:${accent};--on-accent:${onAccent};--accent-ink:${accentInk}`;
}
