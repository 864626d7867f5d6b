import { FONTS } from "@comptoir/ordering";
import { expect, test } from "vitest";
import { faceFile, formatFaceCss } from "./venue-face.ts";

test("Every face that a venue may name is sent by ourselves, and comes with faces of devices that are as large.", () => {
  for (const font of FONTS.slice(1)) {
    expect(faceFile(font)).toMatch(/^\/.*\.woff2$/);
    const css = formatFaceCss(font);
    expect(css).toContain(`url(${faceFile(font)})`);
    expect(css).toMatch(/local\(.*size-adjust:1\d\d(\.\d)?%/);
    expect(css).toContain(`--display-face:"${font}","Like ${font} 1"`);
  }
});

test("The house’s own face adds nothing to the page.", () => {
  expect(formatFaceCss("Fraunces")).toBe("");
});
