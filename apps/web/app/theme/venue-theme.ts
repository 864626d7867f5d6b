import type { Theme } from "@comptoir/ordering";
import {
  type Color,
  formatHexColor,
  moveToContrast,
  parseHexColor,
  readableTextOn,
  SHAPE_CONTRAST,
  TEXT_CONTRAST,
} from "./contrast.ts";

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

/** The accent of Comptoir itself, and of venues that name none: the red of a bistro's awning. */
export const HOUSE_COLOR = "#a63d24";

/** The grounds that tokens.css paints: the page, a raised card, a tint. They must be told apart from by every accent. */
export const LIGHT_GROUNDS = ["#faf7f2", "#fffdfa", "#f2ece2"] as const;
export const DARK_GROUNDS = ["#171412", "#211d1a", "#2b2622"] as const;

/** The near-black and the near-white of tokens.css, which text on an accent prefers. */
const INK = "#1d1916";
const SNOW = "#ffffff";

/**
 * The venue's accent, made readable everywhere it is used: "a `primary_color` without enough contrast gets the text
 * colour that has it, never an unreadable button".
 *
 * The venue's own colour stays as it is on light ground; only its text is chosen. On dark ground a dark colour would
 * sink into the page, so it is lightened until a control's shape can be seen.
 *
 * @param primaryColor `menu_configuration.primary_color`; the product's colour when absent or not a colour.
 */
export function deriveVenueTheme(primaryColor: string | null | undefined): VenueTheme {
  const color = parseHexColor(primaryColor) ?? readColor(HOUSE_COLOR);
  const darkGrounds = DARK_GROUNDS.map(readColor);
  return {
    light: accentColors(color, LIGHT_GROUNDS.map(readColor)),
    dark: accentColors(moveToContrast(color, darkGrounds, SHAPE_CONTRAST), darkGrounds),
  };
}

/** The theme as one block of CSS variables, for the page's head: by the device, or always light or dark; light on paper. screens#theme. */
export function formatThemeCss({ light, dark }: VenueTheme, theme: Theme = "device"): string {
  const always = `:root{${formatVariables(light)}}`;
  if (theme === "light") return always;
  const where = theme === "dark" ? "screen" : "screen and (prefers-color-scheme:dark)";
  return `${always}@media ${where}{:root{${formatVariables(dark)}}}`;
}

function accentColors(accent: Color, grounds: readonly Color[]): AccentColors {
  return {
    accent: formatHexColor(accent),
    onAccent: formatHexColor(readableTextOn(accent, [readColor(SNOW), readColor(INK)])),
    accentInk: formatHexColor(moveToContrast(accent, grounds, TEXT_CONTRAST)),
  };
}

function formatVariables({ accent, onAccent, accentInk }: AccentColors): string {
  return `--accent:${accent};--on-accent:${onAccent};--accent-ink:${accentInk}`;
}

function readColor(hex: string): Color {
  const color = parseHexColor(hex);
  if (color === undefined) throw new Error(`Not a colour: ${hex}`);
  return color;
}
