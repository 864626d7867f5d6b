import { box, disc, faint, line, oval, shadow, shape } from "./shapes.ts";

/** What dishes stand in and on. */

/** A plate seen from above. */
export function plate(rim = "#fffdf9", well = "#f4eee4"): string {
  return (
    oval(160, 130, 108, 100, "#3b2412", faint(0.16)) +
    disc(160, 120, 104, rim) +
    disc(160, 120, 80, well) +
    disc(160, 120, 80, "none", ` stroke="#e4dacb" stroke-width="2"`)
  );
}

/** A bowl seen from above, filled to its rim with one thing. */
export function bowl(fill: string, outside = "#fffdf9", r = 98): string {
  return (
    oval(160, 130, r + 4, r - 4, "#3b2412", faint(0.18)) +
    disc(160, 120, r, outside) +
    disc(160, 120, r - 12, fill) +
    line(`M${160 - r + 22} 120A${r - 22} ${r - 22} 0 0 1 160 ${120 - r + 22}`, "#ffffff", 4, faint(0.25))
  );
}

/** A wooden board. */
export function board(): string {
  return (
    box(56, 52, 208, 150, 20, "#3b2412", faint(0.16)) +
    box(54, 44, 212, 150, 20, "#cf9a65") +
    line("M70 78H250M66 118H254M70 158H250", "#b67d4b", 2.5, faint(0.5))
  );
}

/** A paper with a checked pattern, as snacks are wrapped in. */
export function paper(colour: string): string {
  const squares = [0, 1, 2, 3, 4, 5, 6]
    .flatMap((row) => [0, 1, 2, 3, 4, 5, 6].filter((column) => (row + column) % 2 === 0).map((column) => [column, row]))
    .map(([column = 0, row = 0]) => `M${62 + column * 28} ${22 + row * 28}h28v28h-28Z`)
    .join("");
  return (
    box(60, 28, 200, 196, 6, "#3b2412", faint(0.14)) +
    box(62, 22, 196, 196, 6, "#fffdf8") +
    shape(squares, colour, faint(0.22))
  );
}

/** A boat of paper or a bowl, seen from the side and above; what is in it goes on its opening. */
export function boat(colour = "#fffdf8", shade = "#e9dcc8", stripe = "none"): { back: string; front: string } {
  return {
    back: shadow(160, 206, 98) + oval(160, 122, 112, 46, shade),
    front:
      shape("M48 122C52 178 78 206 160 206S268 178 272 122C262 152 222 166 160 166S58 152 48 122Z", colour) +
      line("M62 160C86 182 118 188 160 188S234 182 258 160", stripe, 7) +
      line("M48 122C58 152 98 166 160 166S262 152 272 122", shade, 3),
  };
}

/** A cup with a saucer, seen from the side and above; `surface` is the drink in it. */
export function cup({
  body = "#fffdf9",
  shade = "#e6dccd",
  surface = "#4a2c20",
  width = 116,
  height = 84,
  art = "",
  saucer = true,
}): string {
  const left = 160 - width / 2;
  const right = 160 + width / 2;
  const top = 150 - height * 0.66;
  const bottom = top + height;
  const rise = width * 0.17;
  return [
    shadow(160, bottom + 12, width * 0.86),
    saucer
      ? oval(160, bottom + 2, width * 0.82, width * 0.19, shade) +
        oval(160, bottom - 3, width * 0.82, width * 0.18, body)
      : "",
    line(`M${right - 6} ${top + 20}q34-6 28 18t-40 22`, body, 11),
    line(`M${right - 6} ${top + 20}q34-6 28 18t-40 22`, shade, 2.5),
    shape(
      `M${left} ${top}C${left} ${bottom - 12} ${160 - width * 0.26} ${bottom} 160 ${bottom}S${right} ${bottom - 12} ${right} ${top}Z`,
      body,
    ),
    shape(
      `M${160 + width * 0.2} ${bottom - 6}C${right - 12} ${bottom - 18} ${right} ${top + 30} ${right} ${top}H${right - 14}C${right - 14} ${top + 34} ${right - 22} ${bottom - 20} ${160 + width * 0.2} ${bottom - 6}Z`,
      shade,
      faint(0.7),
    ),
    oval(160, top, width / 2, rise, body),
    oval(160, top, width / 2 - 5, rise - 3, surface),
    art === "" ? "" : `<g transform="translate(160 ${top}) scale(1 .42)">${art}</g>`,
  ].join("");
}

/** A layer of a drink: from and to as shares of the glass, counted from its rim. */
export type Layer = readonly [from: number, to: number, colour: string];

type Glass = {
  x?: number;
  top?: number;
  bottom?: number;
  rim?: number;
  foot?: number;
  layers: readonly Layer[];
  inside?: string;
};

/** A glass seen from the side, wider at its rim. */
export function glass({ x = 160, top = 42, bottom = 204, rim = 46, foot = 34, layers, inside = "" }: Glass): string {
  const half = (share: number) => rim + (foot - rim) * share - 4;
  const y = (share: number) => top + (bottom - 8 - top) * share;
  const band = ([from, to, colour]: Layer) =>
    shape(`M${x - half(from)} ${y(from)}H${x + half(from)}L${x + half(to)} ${y(to)}H${x - half(to)}Z`, colour);
  const first = layers[0]?.[0] ?? 0;
  return [
    shadow(x, bottom, foot * 1.6),
    shape(
      `M${x - rim} ${top}H${x + rim}L${x + foot} ${bottom}H${x - foot}Z`,
      "#ffffff",
      ` opacity=".55" stroke="#ffffff" stroke-width="4" stroke-linejoin="round"`,
    ),
    layers.map(band).join(""),
    oval(x, y(first), half(first), 5, "#ffffff", faint(0.35)),
    inside,
    line(`M${x - rim + 13} ${top + 14}L${x - foot + 9} ${bottom - 22}`, "#ffffff", 5, faint(0.55)),
  ].join("");
}

/** A straw that stands in a glass. */
export function straw(colour: string, x = 172, top = 14): string {
  return (
    line(`M${x + 16} ${top}L${x - 8} 150`, colour, 8) +
    line(`M${x + 14} ${top}L${x - 10} 150`, "#ffffff", 2, faint(0.4))
  );
}

/** A bottle seen from the side. */
export function bottle(colour: string, label: string, cap = "#c9473a", mark = ""): string {
  return (
    shadow(160, 214, 44) +
    shape(
      "M147 26H173V62C173 82 194 88 194 112V202Q194 214 182 214H138Q126 214 126 202V112C126 88 147 82 147 62Z",
      colour,
    ) +
    box(144, 16, 32, 15, 4, cap) +
    box(126, 126, 68, 52, 0, label) +
    mark +
    line("M137 116V200M152 36V60", "#ffffff", 5, faint(0.4))
  );
}

/** A paper cup to take along. */
export function paperCup(body: string, band: string, lid = ""): string {
  return (
    shadow(160, 208, 54) +
    shape("M108 66H212L200 208H120Z", body) +
    shape("M112 112H208L202 166H118Z", band) +
    (lid === ""
      ? ""
      : box(104, 50, 112, 18, 7, lid) + box(114, 38, 92, 16, 6, lid) + box(104, 62, 112, 6, 3, "#000000", faint(0.1)))
  );
}

/** A stemmed glass with a drink. */
export function flute(layers: string): string {
  return (
    shadow(160, 212, 40) +
    line("M160 150V204", "#ffffff", 6) +
    oval(160, 208, 34, 7, "#ffffff") +
    shape("M130 30H190C192 96 184 148 160 152C136 148 128 96 130 30Z", "#ffffff", faint(0.7)) +
    layers +
    line("M141 44C141 90 144 116 152 134", "#ffffff", 4, faint(0.6))
  );
}
