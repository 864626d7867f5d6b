import type { PrintDocument } from "../print-document.ts";
import { drawSvg, escapeMarkup } from "./draw-svg.ts";

/**
 * Draws documents as a page for a browser's print dialog, one after another, each on paper of its own length. The page has
 * no script. printing#print-page.
 */
export function drawHtml(documents: readonly [PrintDocument, ...PrintDocument[]]): string {
  const [{ title, locale }] = documents;
  return [
    "<!doctype html>",
    `<html lang="${locale}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeMarkup(title)}</title>`,
    "<style>",
    "@page { margin: 0 }",
    "body { margin: 0 }",
    "section { break-after: page }",
    "svg { display: block; max-width: 100%; height: auto }",
    ...([58, 80] as const).map((width) => `.mm${width} svg { width: ${width}mm }`),
    "</style>",
    "</head>",
    "<body>",
    ...documents.map((document) => `<section class="mm${document.widthMm}">${drawSvg(document)}</section>`),
    "</body>",
    "</html>\n",
  ].join("\n");
}
