import {
  BLACK,
  type Color,
  contrastRatio,
  formatHexColor,
  hueDistance,
  mixColors,
  moveToContrast,
  parseHexColor,
  readableTextOn,
  SHAPE_CONTRAST,
  TEXT_CONTRAST,
  WHITE,
} from "./contrast.ts";
import type { RestaurantData } from "./restaurant-data.ts";

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

/** The default accent, for Comptoir itself and venues without a colour: the red of a bistro's awning. */
export const HOUSE_COLOR = "#a63d24";

/** The preferred text colours on a colour of the venue: white, and the near-black of tokens.css. */
const ON_COLOR = [WHITE, readColor("#1d1916")];

/** The neutral colours of tokens.css, which take on a part of the venue's hue. */
const NEUTRALS = {
  light: { paper: "#faf7f2", raised: "#fffdfa", tint: "#f2ece2", hairline: "#e2dace", edge: "#8b8074" },
  dark: { paper: "#171412", raised: "#211d1a", tint: "#2b2622", hairline: "#3a342e", edge: "#857a6e" },
} as const;

/** The share of the venue's colour in each neutral, from 0 to 1. */
const SHARES = {
  light: { paper: 0.025, raised: 0.01, tint: 0.06, hairline: 0.08 },
  dark: { paper: 0.05, raised: 0.06, tint: 0.08, hairline: 0.1 },
} as const;

/** The colours of errors: red, and magenta for a venue whose own colour is close to red. */
const DANGERS = {
  red: {
    light: { danger: "#a3261b", dangerTint: "#fbe9e4" },
    dark: { danger: "#ff9d8c", dangerTint: "#3b1f1a" },
  },
  magenta: {
    light: { danger: "#950f63", dangerTint: "#fae8f3" },
    dark: { danger: "#fc9cd6", dangerTint: "#391b2e" },
  },
} as const;

/** The distance of hues, in degrees, below which an error would look like the venue's colour. */
const HUES_APART = 28;

/** The share of black in the band of a dark page, so that it does not glare. */
const BAND_SHADE = 0.25;

/** The share of black or white in a tag on the band, away from the text's colour. */
const BAND_TINT = 0.16;

/** The colours that a venue sets. Each falls back to a derived one if it is absent or not a colour. */
export type VenueColorsSet = {
  /** `menu_configuration.primary_color`. */
  readonly primary?: string | null | undefined;
  /** `menu_configuration.colors.band`: the background of the head; the primary colour by default. */
  readonly band?: string | null | undefined;
  /** `menu_configuration.colors.ground`: the hue of the page's backgrounds; the primary colour by default. */
  readonly ground?: string | null | undefined;
};

/**
 * Derives a venue's colours so that they are readable everywhere: "a `primary_color` without enough contrast
 * gets the text colour that has it, never an unreadable button".
 *
 * On a light background only the text colour is chosen. On a dark background the venue's colour is lightened
 * until a button stands out like text.
 */
export function deriveVenueTheme({ primary, band, ground }: VenueColorsSet): VenueTheme {
  const color = parseHexColor(primary) ?? readColor(HOUSE_COLOR);
  const hue = parseHexColor(ground) ?? color;
  const bandColor = parseHexColor(band) ?? color;
  return {
    light: schemeColors("light", { color, hue, band: bandColor }),
    dark: schemeColors("dark", { color, hue, band: mixColors(bandColor, BLACK, BAND_SHADE) }),
  };
}

/** Returns a venue's colours, for its pages, mails and receipts. venue#looks. */
export function themeOfVenue({
  menu_configuration: configuration,
}: Pick<RestaurantData, "menu_configuration">): VenueTheme {
  return deriveVenueTheme({ primary: configuration?.primary_color, ...configuration?.colors });
}

type BaseColors = { readonly color: Color; readonly hue: Color; readonly band: Color };

function schemeColors(scheme: "light" | "dark", { color, hue, band }: BaseColors): SchemeColors {
  const neutral = NEUTRALS[scheme];
  const share = SHARES[scheme];
  const grounds = (["paper", "raised", "tint"] as const).map((name) =>
    mixColors(readColor(neutral[name]), hue, share[name]),
  );
  const onBand = readableTextOn(band, ON_COLOR);
  const accent = scheme === "light" ? color : moveToContrast(color, grounds, TEXT_CONTRAST);
  const [paper, raised, tint] = grounds.map(formatHexColor) as [string, string, string];
  return {
    accent: formatHexColor(accent),
    onAccent: formatHexColor(readableTextOn(accent, ON_COLOR)),
    accentInk: formatHexColor(moveToContrast(color, grounds, TEXT_CONTRAST)),
    band: formatHexColor(band),
    onBand: formatHexColor(onBand),
    bandTint: formatHexColor(mixColors(band, isLight(onBand) ? BLACK : WHITE, BAND_TINT)),
    paper,
    raised,
    tint,
    hairline: formatHexColor(mixColors(readColor(neutral.hairline), hue, share.hairline)),
    edge: formatHexColor(moveToContrast(readColor(neutral.edge), grounds, SHAPE_CONTRAST)),
    ...dangerBeside(color)[scheme],
  };
}

/** Returns the colours of errors that are told apart from the venue's colour. screens#theme. */
function dangerBeside(color: Color) {
  const { red, magenta } = DANGERS;
  const [toRed, toMagenta] = [red, magenta].map(({ light }) => hueDistance(color, readColor(light.danger))) as [
    number,
    number,
  ];
  return toRed < HUES_APART && toMagenta > toRed ? magenta : red;
}

function isLight(color: Color): boolean {
  return contrastRatio(color, BLACK) > contrastRatio(color, WHITE);
}

function readColor(hex: string): Color {
  const color = parseHexColor(hex);
  if (color === undefined) throw new Error(`Not a colour: ${hex}`);
  return color;
}
