// Drawing of documents as commands, pictures and pages. A separate entry point, because a server needs the fonts only once
// it prints.

export { drawCommands } from "./draw-commands.ts";
export { drawHtml } from "./draw-html.ts";
export { drawPng } from "./draw-png.ts";
export { drawSvg } from "./draw-svg.ts";
