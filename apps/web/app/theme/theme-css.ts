import type { Theme } from "@comptoir/ordering";

/** The colours that a venue brings to one appearance of the site, as `#rrggbb`. */
export type AccentColors = {
  /** The ground of the primary action. */
  readonly accent: string;
  /** Text on that ground. */
  readonly onAccent: string;
  /** The accent as text or as a line on the page's own ground. */
  readonly accentInk: string;
};

/** A venue's colours in the light and in the dark appearance. */
export type VenueTheme = { readonly light: AccentColors; readonly dark: AccentColors };

/** The grounds that tokens.css paints: the page, a raised card, a tint. They must be told apart from by every accent. */
export const LIGHT_GROUNDS = ["#faf7f2", "#fffdfa", "#f2ece2"] as const;
export const DARK_GROUNDS = ["#171412", "#211d1a", "#2b2622"] as const;

/** The colours of Comptoir itself, and of venues that name none: what `deriveVenueTheme` makes of the house's colour. */
export const HOUSE_COLORS: VenueTheme = {
  light: { accent: "#a63d24", onAccent: "#ffffff", accentInk: "#a63d24" },
  dark: { accent: "#b25843", onAccent: "#ffffff", accentInk: "#c37d6c" },
};

/** The theme as one block of CSS variables, for the page's head: by the device, or always light or dark; light on paper. screens#theme. */
export function formatThemeCss({ light, dark }: VenueTheme, theme: Theme = "device"): string {
  const always = `:root{${formatVariables(light)}}`;
  if (theme === "light") return always;
  const where = theme === "dark" ? "screen" : "screen and (prefers-color-scheme:dark)";
  return `${always}@media ${where}{:root{${formatVariables(dark)}}}`;
}

function formatVariables({ accent, onAccent, accentInk }: AccentColors): string {
  return `--accent:${accent};--on-accent:${onAccent};--accent-ink:${accentInk}`;
}
