import type { Theme } from "@comptoir/ordering";

/** A venue's colours in one colour scheme, as `#rrggbb`. */
export type SchemeColors = {
  /** The background of the primary action. */
  readonly accent: string;
  /** The text colour on `accent`. */
  readonly onAccent: string;
  /** The accent as text or line colour on the page's backgrounds. */
  readonly accentInk: string;
  /** The background of the band across the head of the venue's screens. */
  readonly band: string;
  /** The text colour on `band` and `bandTint`. */
  readonly onBand: string;
  /** The background of a tag on `band`. */
  readonly bandTint: string;
  /** The backgrounds of the page, of a raised card and of a tint, in the venue's hue. */
  readonly paper: string;
  readonly raised: string;
  readonly tint: string;
  /** Separator lines, and the borders of controls. */
  readonly hairline: string;
  readonly edge: string;
  /** Errors: text and lines on the page's backgrounds, and the background of an error's notice. */
  readonly danger: string;
  readonly dangerTint: string;
};

/** A venue's colours in the light and the dark scheme. */
export type VenueTheme = { readonly light: SchemeColors; readonly dark: SchemeColors };

/**
 * The default colours, for Comptoir itself and venues without a colour: the result of `deriveVenueTheme` for the
 * default accent.
 */
export const HOUSE_COLORS: VenueTheme = {
  light: {
    accent: "#a63d24",
    onAccent: "#ffffff",
    accentInk: "#a63d24",
    band: "#a63d24",
    onBand: "#ffffff",
    bandTint: "#8b331e",
    paper: "#f8f2ed",
    raised: "#fefbf8",
    tint: "#ede2d7",
    hairline: "#ddcdc0",
    edge: "#8b8074",
    danger: "#950f63",
    dangerTint: "#fae8f3",
  },
  dark: {
    accent: "#c68373",
    onAccent: "#1d1916",
    accentInk: "#c68373",
    band: "#7d2e1b",
    onBand: "#ffffff",
    bandTint: "#692717",
    paper: "#1e1613",
    raised: "#291f1b",
    tint: "#352822",
    hairline: "#45352d",
    edge: "#857a6e",
    danger: "#fc9cd6",
    dangerTint: "#391b2e",
  },
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

function formatVariables(colors: SchemeColors): string {
  return Object.entries(colors)
    .map(([name, color]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${color}`)
    .join(";");
}
