import type { Font } from "@comptoir/ordering";
import bricolage from "../styles/fonts/bricolage-grotesque-latin.woff2?url";
import fraunces from "../styles/fonts/fraunces-latin.woff2?url";
import fredoka from "../styles/fonts/fredoka-latin.woff2?url";
import lora from "../styles/fonts/lora-latin.woff2?url";

/**
 * A font for names and headings. `standsIn` lists local fallback fonts with adjusted metrics
 * (`styles/fonts/README.md`). The default font has none here, because `styles/fonts.css` has its rules.
 */
type Face = { readonly file: string; readonly standsIn?: readonly StandIn[] };

type StandIn = {
  readonly local: readonly string[];
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
};

const FACES: Record<Font, Face> = {
  Fraunces: { file: fraunces },
  Lora: {
    file: lora,
    standsIn: [
      { local: ["Georgia", "Gelasio"], size: 105, ascent: 95.8, descent: 26.1 },
      { local: ["Times New Roman", "Liberation Serif", "Noto Serif"], size: 115.3, ascent: 87.2, descent: 23.8 },
    ],
  },
  Fredoka: {
    file: fredoka,
    standsIn: [
      { local: ["Arial", "Liberation Sans", "Helvetica", "Roboto"], size: 101.3, ascent: 96.1, descent: 23.3 },
    ],
  },
  "Bricolage Grotesque": {
    file: bricolage,
    standsIn: [
      { local: ["Arial", "Liberation Sans", "Helvetica", "Roboto"], size: 106.7, ascent: 87.2, descent: 25.3 },
    ],
  },
};

/** Returns the URL of the font's file, for preloading. */
export function faceFile(font: Font): string {
  return FACES[font].file;
}

/** Returns the CSS rules of a venue's font; empty for the default font. */
export function formatFaceCss(font: Font): string {
  const { file, standsIn } = FACES[font];
  if (standsIn === undefined) return "";
  const names = standsIn.map((_, index) => `Like ${font} ${index + 1}`);
  const own = `@font-face{font-family:"${font}";font-display:swap;font-weight:400 600;src:url(${file}) format("woff2")}`;
  const others = standsIn.map(
    ({ local, size, ascent, descent }, index) =>
      `@font-face{font-family:"${names[index]}";src:${local.map((name) => `local("${name}")`).join(",")};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  );
  return `${own}${others.join("")}:root{--display-face:${[font, ...names].map((name) => `"${name}"`).join(",")}}`;
}
