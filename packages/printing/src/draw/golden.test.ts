import { describe, expect, test } from "vitest";
import { SAMPLES } from "../testing/sample-documents.ts";
import { drawSvg } from "./index.ts";

/* After an intended change, `vitest run packages/printing --update` writes the files; look at each of them. */

describe("printing#preview: what is printed looks like its golden file", () => {
  test.each(Object.entries(SAMPLES))("%s", async (name, document) => {
    await expect(drawSvg(document)).toMatchFileSnapshot(`golden/${name}.svg`);
  });
});
