import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import wasm from "zxing-wasm/reader/zxing_reader.wasm?url";
import type { ReadAnswer } from "./open-code-reader.ts";

// The library's default is a third-party CDN; this is the site's own copy of the WASM file.
prepareZXingModule({ overrides: { locateFile: () => wasm } });
const detector = new BarcodeDetector({ formats: ["qr_code"] });

addEventListener("message", async ({ data: pixels }: MessageEvent<ImageData>) => {
  const found = await detector.detect(pixels);
  postMessage({ codes: found.map(({ rawValue }) => rawValue) } satisfies ReadAnswer);
});
