/** `read` returns the texts of the QR codes in a video frame. */
export type CodeReader = {
  readonly read: (picture: HTMLVideoElement) => Promise<readonly string[]>;
  readonly close: () => void;
};

/** The parts of `BarcodeDetector` that are used here; TypeScript does not know it. */
type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
};

const FORMAT = "qr_code";
/**
 * In pixels: enough to read a code that fills a third of the frame, and few enough to decode many frames a
 * second.
 */
const WIDTH_MAX = 800;

/** Opens the browser's own QR code reader if it has one, or else the bundled one in a worker. */
export async function openCodeReader(): Promise<CodeReader> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  // Some browsers define `BarcodeDetector` without supporting any format.
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector === undefined || !formats.includes(FORMAT)) return openWorker();
  const detector = new BarcodeDetector({ formats: [FORMAT] });
  return { read: async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue), close: () => {} };
}

export type ReadAnswer = { readonly codes: readonly string[] };

function openWorker(): CodeReader {
  const worker = new Worker(new URL("./read-codes.worker.ts", import.meta.url), { type: "module" });
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return {
    read: (picture) =>
      new Promise((resolve, reject) => {
        const shrunk = Math.min(1, WIDTH_MAX / Math.max(1, picture.videoWidth));
        canvas.width = Math.round(picture.videoWidth * shrunk);
        canvas.height = Math.round(picture.videoHeight * shrunk);
        if (context === null || canvas.width === 0 || canvas.height === 0) return resolve([]);
        context.drawImage(picture, 0, 0, canvas.width, canvas.height);
        const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
        worker.onmessage = ({ data }: MessageEvent<ReadAnswer>) => resolve(data.codes);
        worker.onerror = () => reject(new Error("The reader of codes could not be loaded."));
        worker.postMessage(pixels, [pixels.data.buffer]);
      }),
    close: () => worker.terminate(),
  };
}
