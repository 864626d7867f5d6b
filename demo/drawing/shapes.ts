/** Pieces of SVG. Coordinates are those of a picture: 320 wide, 240 high. */

export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, more = ""): string {
  return `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${more}/>`;
}

export function disc(cx: number, cy: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}" fill="${fill}"${more}/>`;
}

export function box(x: number, y: number, width: number, height: number, r: number, fill: string, more = ""): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(r)}" fill="${fill}"${more}/>`;
}

export function shape(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${more}/>`;
}

export function line(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
}

/** Things moved from the origin to a place, turned and scaled there. */
export function at(x: number, y: number, turn: number, scale: number, ...parts: readonly string[]): string {
  const steps = [`translate(${short(x)} ${short(y)})`];
  if (turn !== 0) steps.push(`rotate(${short(turn)})`);
  if (scale !== 1) steps.push(`scale(${short(scale)})`);
  return `<g transform="${steps.join(" ")}">${parts.join("")}</g>`;
}

/** As an attribute: how much of what lies behind shows through. */
export function faint(opacity: number): string {
  return ` opacity="${opacity}"`;
}

/** The shadow of a thing on its table. */
export function shadow(cx: number, cy: number, rx: number, ry = rx * 0.16): string {
  return oval(cx, cy, rx, ry, "#3b2412", faint(0.18));
}

export type Area = readonly [cx: number, cy: number, rx: number, ry: number];

/** Draws things evenly over an area, in an order and with turns that look like chance and are always the same. */
export function scatter(
  count: number,
  [cx, cy, rx, ry]: Area,
  draw: (x: number, y: number, turn: number, index: number) => string,
): string {
  return Array.from({ length: count }, (_, index) => {
    const away = Math.sqrt((index + 0.5) / count);
    const angle = index * 2.39996 + 0.6;
    return draw(cx + Math.cos(angle) * away * rx, cy + Math.sin(angle) * away * ry, (index * 67) % 180, index);
  }).join("");
}

/** The `index`-th of some colours, again from the first after the last. */
export function pick<Thing>(things: readonly Thing[], index: number): Thing {
  return things[index % things.length] as Thing;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
