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

/** The accent of Comptoir itself, and of venues that name none: the red of a bistro's awning. */
export const HOUSE_COLOR = "#a63d24";

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
