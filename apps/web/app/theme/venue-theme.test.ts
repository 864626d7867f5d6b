import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Color, contrastRatio, parseHexColor, SHAPE_CONTRAST, TEXT_CONTRAST } from "./contrast.ts";
import { DARK_GROUNDS, formatThemeCss, HOUSE_COLORS, LIGHT_GROUNDS } from "./theme-css.ts";
import { deriveVenueTheme, HOUSE_COLOR } from "./venue-theme.ts";

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const read = (hex: string) => parseHexColor(hex) as Color;
const contrast = (one: string, other: string) => contrastRatio(read(one), read(other));

describe("contrast", () => {
  test("Black on white has the contrast that WCAG says, 21.", () => {
    expect(contrast("#000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  test("Only colours are read.", () => {
    expect(parseHexColor("#C33")).toEqual({ red: 204, green: 51, blue: 51 });
    expect(parseHexColor("a63d24")).toEqual(parseHexColor("#a63d24"));
    for (const text of ["", "red", "#12345", "#fff;}body{display:none", null, undefined]) {
      expect(parseHexColor(text)).toBeUndefined();
    }
  });
});

describe("a venue's theme", () => {
  test("The colours of the house are those that its own colour makes.", () => {
    expect(HOUSE_COLORS).toEqual(deriveVenueTheme(null));
  });

  test("A primary_color without enough contrast gets the text colour that has it, whatever the colour.", () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { light, dark } = deriveVenueTheme(color);
        expect(light.accent).toBe(color);
        for (const { accent, onAccent } of [light, dark]) {
          expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
      }),
    );
  });

  test("The accent can be read as text on every ground, light and dark.", () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { light, dark } = deriveVenueTheme(color);
        for (const ground of LIGHT_GROUNDS) {
          expect(contrast(light.accentInk, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
        for (const ground of DARK_GROUNDS) {
          expect(contrast(dark.accentInk, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          expect(contrast(dark.accent, ground)).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
        }
      }),
    );
  });

  test("A venue that names no colour, or not a colour, has the product's.", () => {
    expect(deriveVenueTheme(null)).toEqual(deriveVenueTheme(HOUSE_COLOR));
    expect(formatThemeCss(deriveVenueTheme("</style><script>"))).toBe(formatThemeCss(deriveVenueTheme(HOUSE_COLOR)));
  });

  test("By the device it has both appearances; a venue that is always light has one, and one that is always dark is light on paper.", () => {
    const colors = deriveVenueTheme("#7a3b1d");
    const light = `:root{--accent:${colors.light.accent};--on-accent:${colors.light.onAccent};--accent-ink:${colors.light.accentInk}}`;
    expect(formatThemeCss(colors)).toContain(`${light}@media screen and (prefers-color-scheme:dark){:root{`);
    expect(formatThemeCss(colors, "light")).toBe(light);
    expect(formatThemeCss(colors, "dark")).toContain(`${light}@media screen{:root{--accent:${colors.dark.accent};`);
  });

  test("The grounds are those that the style sheet paints.", () => {
    const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
    for (const ground of [...LIGHT_GROUNDS, ...DARK_GROUNDS]) expect(tokens).toContain(ground);
  });
});
