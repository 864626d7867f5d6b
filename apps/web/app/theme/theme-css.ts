import type { SchemeColors, Theme, VenueTheme } from "@comptoir/ordering";

/** The colours of Comptoir itself and of venues without a colour: `deriveVenueTheme` of the default accent. */
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
 * Formats the colours as CSS variables. `device` follows the device's light or dark setting. Print is always
 * light. screens#theme.
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
