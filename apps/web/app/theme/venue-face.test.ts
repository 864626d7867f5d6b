import { FONTS } from "@comptoir/ordering";
import { expect, test } from "vitest";
import { faceFile, formatFaceCss } from "./venue-face.ts";

test("Every font that a venue may choose is self-hosted, and has local fallback fonts of the same size.", () => {
  for (const font of FONTS.slice(1)) {
    expect(faceFile(font)).toMatch(/^\/.*\.woff2$/);
    const css = formatFaceCss(font);
    expect(css).toContain(`url(${faceFile(font)})`);
    expect(css).toMatch(/local\(.*size-adjust:1\d\d(\.\d)?%/);
    expect(css).toContain(`--display-face:"${font}","Like ${font} 1"`);
  }
});

test("The default font adds no rules to the page.", () => {
  expect(formatFaceCss("Fraunces")).toBe("");
});
