/** A colour as three channels, 0 to 255. */
export type Color = { readonly red: number; readonly green: number; readonly blue: number };

/** The minimum contrast between text and its background. WCAG 2.2, 1.4.3 (AA). */
export const TEXT_CONTRAST = 4.5;

/** The minimum contrast between a control and its surroundings. WCAG 2.2, 1.4.11 (AA). */
export const SHAPE_CONTRAST = 3;

/** Parses `#c33`, `#cc3333` or `#cc3333ff`, ignoring the alpha channel; undefined for anything else. */
export function parseHexColor(text: string | null | undefined): Color | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text?.trim() ?? "")?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return { red: channel(0), green: channel(2), blue: channel(4) };
}

/** Formats a colour as `#cc3333`. */
export function formatHexColor({ red, green, blue }: Color): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the contrast ratio of two colours, 1 to 21, as WCAG defines it. */
export function contrastRatio(one: Color, other: Color): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns the first candidate that is readable on a background; black or white if none is.
 *
 * Black or white always reaches 4.5, so a button can never be unreadable.
 */
export function readableTextOn(ground: Color, candidates: readonly Color[]): Color {
  const readable = candidates.find((candidate) => contrastRatio(candidate, ground) >= TEXT_CONTRAST);
  if (readable !== undefined) return readable;
  return contrastRatio(BLACK, ground) >= contrastRatio(WHITE, ground) ? BLACK : WHITE;
}

/**
 * Moves `color` towards black or white, away from the backgrounds, until it has the contrast `ratio` to all
 * of them. Returns `color` itself if it already has that contrast.
 */
export function moveToContrast(color: Color, grounds: readonly Color[], ratio: number): Color {
  const isEnough = (candidate: Color) => grounds.every((ground) => contrastRatio(candidate, ground) >= ratio);
  const darkGrounds = grounds.every((ground) => luminance(ground) < 0.18);
  const goal = darkGrounds ? WHITE : BLACK;
  for (let step = 0; step < MIX_STEPS; step += 1) {
    const candidate = mixColors(color, goal, step / MIX_STEPS);
    if (isEnough(candidate)) return candidate;
  }
  return goal;
}

export const BLACK: Color = { red: 0, green: 0, blue: 0 };
export const WHITE: Color = { red: 255, green: 255, blue: 255 };

/** The number of mixing steps: finer than the eye can distinguish, and cheap to compute. */
const MIX_STEPS = 50;

/** Mixes a share of `to`, from 0 to 1, into `from`. Channels are rounded, so that contrast is measured on what is written. */
export function mixColors(from: Color, to: Color, share: number): Color {
  const mix = (a: number, b: number) => Math.round(a + (b - a) * share);
  return { red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue) };
}

/** Returns the distance between the hues of two colours on the colour wheel, 0 to 180 degrees. A grey is far from all. */
export function hueDistance(one: Color, other: Color): number {
  if ([one, other].some(isGrey)) return 180;
  const distance = Math.abs(hueOf(one) - hueOf(other));
  return Math.min(distance, 360 - distance);
}

/** Returns whether a colour is too pale or too dark for the eye to see a hue. */
function isGrey({ red, green, blue }: Color): boolean {
  return Math.max(red, green, blue) - Math.min(red, green, blue) < 24;
}

function hueOf({ red, green, blue }: Color): number {
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

/** Returns the relative luminance, 0 (black) to 1 (white). WCAG 2.2. */
function luminance({ red, green, blue }: Color): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
