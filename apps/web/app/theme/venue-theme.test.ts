import { readFileSync } from "node:fs";
import {
  type Color,
  contrastRatio,
  deriveVenueTheme,
  HOUSE_COLOR,
  hueDistance,
  parseHexColor,
  type SchemeColors,
  SHAPE_CONTRAST,
  TEXT_CONTRAST,
} from "@comptoir/ordering";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatThemeCss, HOUSE_COLORS } from "./theme-css.ts";

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const read = (hex: string) => parseHexColor(hex) as Color;
const contrast = (one: string, other: string) => contrastRatio(read(one), read(other));

describe("contrast", () => {
  test("Black on white has a contrast of 21, as in WCAG.", () => {
    expect(contrast("#000", "#ffffff")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  });

  test("Only colours are parsed.", () => {
    expect(parseHexColor("#C33")).toEqual({ red: 204, green: 51, blue: 51 });
    expect(parseHexColor("a63d24")).toEqual(parseHexColor("#a63d24"));
    for (const text of ["", "red", "#12345", "#fff;}body{display:none", null, undefined]) {
      expect(parseHexColor(text)).toBeUndefined();
    }
  });
});

const SCHEMES = ["light", "dark"] as const;
const grounds = ({ paper, raised, tint }: SchemeColors) => [paper, raised, tint];
const anyColors = fc.record({ primary: anyColor, band: anyColor, ground: anyColor }, { requiredKeys: ["primary"] });

describe("a venue's theme", () => {
  test("The default colours are those of the default accent.", () => {
    expect(HOUSE_COLORS).toEqual(deriveVenueTheme({}));
  });

  test("For any primary_color the text colour with enough contrast is chosen.", () => {
    fc.assert(
      fc.property(anyColors, (set) => {
        const theme = deriveVenueTheme(set);
        expect(theme.light.accent).toBe(set.primary);
        for (const scheme of SCHEMES) {
          const { accent, onAccent, band, bandTint, onBand } = theme[scheme];
          expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          for (const ground of [band, bandTint]) expect(contrast(ground, onBand)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
      }),
    );
  });

  test("The accent and the text have enough contrast on every background, light and dark.", () => {
    const tokens = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
    const inks = [...tokens.matchAll(/--ink-soft: (#[0-9a-f]{6})/g)].map(([, ink]) => ink ?? "");
    expect(inks).toHaveLength(SCHEMES.length);
    fc.assert(
      fc.property(anyColors, (set) => {
        const theme = deriveVenueTheme(set);
        for (const [index, scheme] of SCHEMES.entries()) {
          for (const ground of grounds(theme[scheme])) {
            expect(contrast(theme[scheme].accentInk, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
            expect(contrast(inks[index] ?? "", ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
            expect(contrast(theme[scheme].edge, ground)).toBeGreaterThanOrEqual(SHAPE_CONTRAST);
          }
          expect(contrast(theme.dark.accent, theme.dark.paper)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
      }),
    );
  });

  test("Errors have enough contrast on every background, and never the hue of the venue's colour, even a red one.", () => {
    fc.assert(
      fc.property(anyColors, (set) => {
        const theme = deriveVenueTheme(set);
        expect(hueDistance(read(theme.light.danger), read(theme.light.accent))).toBeGreaterThanOrEqual(20);
        for (const scheme of SCHEMES) {
          const { danger, dangerTint } = theme[scheme];
          for (const ground of [...grounds(theme[scheme]), dangerTint]) {
            expect(contrast(danger, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          }
        }
      }),
    );
  });

  test("A venue's own colours of band and background replace its primary colour there.", () => {
    const { light } = deriveVenueTheme({ primary: "#a8321a", band: "#102030", ground: "#00ff00" });
    expect(light).toMatchObject({ accent: "#a8321a", band: "#102030", onBand: "#ffffff" });
    expect(light.paper).not.toBe(deriveVenueTheme({ primary: "#a8321a" }).light.paper);
  });

  test("A venue without a colour, or with an invalid one, has the default colours.", () => {
    expect(deriveVenueTheme({ primary: null })).toEqual(deriveVenueTheme({ primary: HOUSE_COLOR }));
    const css = formatThemeCss(deriveVenueTheme({ primary: "</style><script>", band: "}", ground: "red" }));
    expect(css).toBe(formatThemeCss(deriveVenueTheme({ primary: HOUSE_COLOR })));
  });

  test("With `device` there are both colour schemes, with `light` one, and with `dark` a light one for print only.", () => {
    const colors = deriveVenueTheme({ primary: "#7a3b1d" });
    const light = formatThemeCss(colors, "light");
    expect(light).toMatch(/^:root\{--accent:#7a3b1d;--on-accent:#ffffff;[^{}]*\}$/);
    expect(formatThemeCss(colors)).toContain(`${light}@media screen and (prefers-color-scheme:dark){:root{`);
    expect(formatThemeCss(colors, "dark")).toContain(`${light}@media screen{:root{--accent:${colors.dark.accent};`);
  });
});
