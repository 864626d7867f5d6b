import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locale } from "@comptoir/messages";
import { type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import qrcode from "qrcode";
import { CHROMIUM } from "../server/chromium.ts";

const WIDTH = 320;
const HEIGHT = 240;

/** A device whose camera sees a code all the time, and where its browser comes to. */
export type WithCamera = BrowserContextOptions & {
  readonly sees: string;
  readonly baseURL: string;
  readonly locale: Locale;
};

/** Opens a page in a browser of its own, whose camera may be used and sees a code; closed after what is done on it. */
export async function withCamera({ sees, ...options }: WithCamera, act: (page: Page) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "camera-"));
  const film = path.join(folder, "codes.y4m");
  await writeFile(film, filmOf(sees));
  const args = [...CHROMIUM.args, "--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${film}`];
  const browser = await chromium.launch({ ...CHROMIUM, args });
  try {
    const context = await browser.newContext({ ...options, permissions: ["camera"], reducedMotion: "reduce" });
    await context.addCookies([{ name: "locale", value: options.locale, url: options.baseURL }]);
    await act(await context.newPage());
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

/** A film of a code in YUV4MPEG2, which is shown again and again: brightness, then no colour. */
function filmOf(code: string): Buffer {
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
  return Buffer.concat([Buffer.from(head), pictureOf(code), Buffer.alloc((WIDTH * HEIGHT) / 2, 128)]);
}

/** The brightness of each point of a picture with a code in its middle. */
function pictureOf(code: string): Buffer {
  const picture = Buffer.alloc(WIDTH * HEIGHT, 235);
  const { data, size } = qrcode.create(code).modules;
  const scale = Math.floor(HEIGHT / (size + 8));
  const left = Math.floor((WIDTH - size * scale) / 2);
  const top = Math.floor((HEIGHT - size * scale) / 2);
  for (let y = 0; y < size * scale; y += 1) {
    for (let x = 0; x < size * scale; x += 1) {
      const isDark = data[Math.floor(y / scale) * size + Math.floor(x / scale)];
      if (isDark) picture[(top + y) * WIDTH + left + x] = 16;
    }
  }
  return picture;
}
