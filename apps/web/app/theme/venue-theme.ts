import {
  type Color,
  formatHexColor,
  moveToContrast,
  parseHexColor,
  readableTextOn,
  SHAPE_CONTRAST,
  TEXT_CONTRAST,
} from "./contrast.ts";
import { type AccentColors, DARK_GROUNDS, LIGHT_GROUNDS, type VenueTheme } from "./theme-css.ts";

/** The default accent, for Comptoir itself and venues without a colour: the red of a bistro's awning. */
export const HOUSE_COLOR = "#a63d24";

/** The preferred text colours on an accent: the near-black of tokens.css, and white. */
const INK = "#1d1916";
const SNOW = "#ffffff";

/**
 * Derives a venue's colours so that they are readable everywhere: "a `primary_color` without enough contrast
 * gets the text colour that has it, never an unreadable button".
 *
 * On a light background only the text colour is chosen. On a dark background the venue's colour is lightened
 * until controls are visible.
 *
 * @param primaryColor `menu_configuration.primary_color`; falls back to the default accent if absent or not a
 * colour.
 */
export function deriveVenueTheme(primaryColor: string | null | undefined): VenueTheme {
  const color = parseHexColor(primaryColor) ?? readColor(HOUSE_COLOR);
  const darkGrounds = DARK_GROUNDS.map(readColor);
  return {
    light: accentColors(color, LIGHT_GROUNDS.map(readColor)),
    dark: accentColors(moveToContrast(color, darkGrounds, SHAPE_CONTRAST), darkGrounds),
  };
}

function accentColors(accent: Color, grounds: readonly Color[]): AccentColors {
  return {
    accent: formatHexColor(accent),
    onAccent: formatHexColor(readableTextOn(accent, [readColor(SNOW), readColor(INK)])),
    accentInk: formatHexColor(moveToContrast(accent, grounds, TEXT_CONTRAST)),
  };
}

function readColor(hex: string): Color {
  const color = parseHexColor(hex);
  if (color === undefined) throw new Error(`Not a colour: ${hex}`);
  return color;
}
