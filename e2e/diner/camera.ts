import type { Page } from "@playwright/test";
import qrcode from "qrcode";

/** The interval between frames of the fake camera, in milliseconds. */
const FRAME_MS = 100;

/**
 * Replaces the page's camera, which headless Chromium lacks, by one that shows the QR code `sees`. Call it
 * before opening the page.
 */
export async function giveCamera(page: Page, sees: string): Promise<void> {
  const { data, size } = qrcode.create(sees).modules;
  const film = { rows: Array.from({ length: size }, (_, y) => [...data.slice(y * size, (y + 1) * size)]), FRAME_MS };
  await page.addInitScript(`(${openFilm})(${JSON.stringify(film)})`);
}

/** Runs in the page: a video with the code in its centre. */
const openFilm = `({ rows, FRAME_MS }) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 240 });
  const look = canvas.getContext("2d");
  const scale = Math.floor(canvas.height / (rows.length + 8));
  const left = Math.floor((canvas.width - rows.length * scale) / 2);
  const top = Math.floor((canvas.height - rows.length * scale) / 2);
  const show = () => {
    look.fillStyle = "white";
    look.fillRect(0, 0, canvas.width, canvas.height);
    look.fillStyle = "black";
    rows.forEach((row, y) => row.forEach((isDark, x) => isDark && look.fillRect(left + x * scale, top + y * scale, scale, scale)));
  };
  navigator.mediaDevices.getUserMedia = async () => {
    show();
    setInterval(show, FRAME_MS);
    return canvas.captureStream(1000 / FRAME_MS);
  };
}`;
