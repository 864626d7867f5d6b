import { at, box, disc, faint, line, oval, pick, scatter, shape } from "./shapes.ts";

/** Small things that lie on dishes, drawn around the origin. */

export const leaf = (colour = "#5f9a45") =>
  shape("M0-11C9-7 9 6 0 11C-9 6-9-7 0-11Z", colour) + line("M0-7V8", "#ffffff", 1.2, faint(0.4));

export const sprig = () =>
  line("M0 12V-6", "#3f7436", 2) +
  [
    [-6, -2, -40],
    [6, -4, 40],
    [0, -12, 0],
    [-6, 7, -50],
    [6, 5, 50],
  ]
    .map(([x = 0, y = 0, turn = 0]) => at(x, y, turn, 0.62, leaf()))
    .join("");

export const coriander = () =>
  disc(-4, 1, 4.5, "#4f8f3c") +
  disc(4, 1, 4.5, "#5fa548") +
  disc(0, -5, 4.5, "#57994a") +
  line("M0 2V10", "#3f7436", 1.6);

export const berry = (colour = "#4b5aa8") => disc(0, 0, 9, colour) + disc(-3, -3, 2.6, "#ffffff", faint(0.45));

export const raspberry = () =>
  [
    [-4, -4],
    [4, -4],
    [-5, 3],
    [5, 3],
    [0, 0],
    [0, 7],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 4.2, x + y > 2 ? "#b3233f" : "#d13a58"))
    .join("");

export const strawberry = () =>
  shape("M0 13C-13 5-12-9-5-10H5C12-9 13 5 0 13Z", "#d8334a") +
  [
    [-4, -3],
    [4, -3],
    [0, 3],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 1.2, "#ffd9a0"))
    .join("") +
  shape("M-8-9 0-5 8-9 3-13H-3Z", "#5f9a45");

const citrus = (rind: string, flesh: string, r = 18) =>
  disc(0, 0, r, rind) +
  disc(0, 0, r * 0.86, "#fffbe8") +
  Array.from({ length: 8 }, (_, index) =>
    at(0, 0, index * 45, 1, shape(`M0-${r * 0.12}L${r * 0.26}-${r * 0.74}H-${r * 0.26}Z`, flesh)),
  ).join("");
export const lemon = (r = 18) => citrus("#f3c62b", "#fbe06a", r);
export const lime = (r = 18) => citrus("#6fa53a", "#b9d96b", r);
export const orange = (r = 18) => citrus("#ee8a1f", "#f9b04c", r);

export const wedge = (rind = "#6fa53a", flesh = "#b9d96b") =>
  shape("M-20-6A20 20 0 0 0 20-6Z", rind) +
  shape("M-16-6A16 16 0 0 0 16-6Z", "#fffbe8") +
  shape("M-13-6A13 13 0 0 0-1 6V-6ZM13-6A13 13 0 0 1 1 6V-6Z", flesh);

export const ice = () => box(-10, -10, 20, 20, 4, "#ffffff", faint(0.5)) + line("M-5-5H3", "#ffffff", 2.5, faint(0.8));

export const tomato = (r = 14) =>
  disc(0, 0, r, "#cf3a2c") +
  disc(0, 0, r * 0.8, "#e65b45") +
  [0, 120, 240].map((turn) => at(0, 0, turn, 1, oval(0, -r * 0.42, r * 0.24, r * 0.2, "#f8c46a"))).join("");

export const mushroom = () =>
  shape("M-12 0A12 11 0 0 1 12 0Q12 4 6 4H-6Q-12 4-12 0Z", "#c79a72") +
  box(-4, 2, 8, 11, 3, "#f1dfc4") +
  line("M-7-1A8 7 0 0 1 3-7", "#ffffff", 2, faint(0.4));

export const egg = (r = 30) =>
  shape(
    `M${-r} 2C${-r * 1.1} ${-r * 0.8} ${-r * 0.2} ${-r * 1.1} ${r * 0.3} ${-r * 0.85}C${r * 1.2} ${-r * 0.7} ${r * 1.1} ${r * 0.2} ${r * 0.8} ${r * 0.6}C${r * 0.4} ${r * 1.1} ${-r * 0.9} ${r} ${-r} 2Z`,
    "#fffdf6",
  ) +
  disc(0, 0, r * 0.42, "#f5a821") +
  oval(-r * 0.14, -r * 0.16, r * 0.13, r * 0.09, "#ffffff", faint(0.7));

export const bacon = (length = 74) => {
  const wave = `M${-length / 2} 0q${length / 8}-9 ${length / 4} 0t${length / 4} 0t${length / 4} 0t${length / 4} 0`;
  return line(wave, "#a8402f", 15) + line(wave, "#f0b8a0", 4.5, ` transform="translate(0 -3)"`);
};

export const curd = () =>
  shape("M-9 2C-11-6-3-10 3-9C10-9 12-1 9 5C5 10-7 10-9 2Z", "#fff3d4", ` stroke="#dcc690" stroke-width="1.4"`) +
  line("M-4-4Q0-6 4-4", "#ffffff", 2.2);

export const cube = (colour: string, size = 13) =>
  box(-size / 2, -size / 2, size, size, 2.5, colour) +
  box(-size / 2, -size / 2, size, size * 0.36, 2, "#ffffff", faint(0.25));

export const shred = (colour: string, length = 22, width = 4.5) =>
  line(`M${-length / 2} 2Q0-6 ${length / 2} 2`, colour, width);

export const shrimp = (colour = "#f2855e") =>
  line("M-11 8A13 13 0 1 1 10 8", colour, 9) +
  line("M-12-1L-8 2M-7-10L-5-5M4-12L3-6M12-5L7-2", "#ffffff", 1.8, faint(0.6)) +
  shape("M8 8L18 13L9 15Z", "#d8603c");

export const floret = (colour = "#f7edd2", shade = "#e3d2a8") =>
  box(-4, 2, 8, 12, 3, shade) + disc(-7, 0, 7, colour) + disc(7, 0, 7, colour) + disc(0, -6, 8, colour);

export const jalapeno = () =>
  disc(0, 0, 8, "#4f8f3c") + disc(0, 0, 5, "#cfe3a0") + disc(-1.5, 0, 1.2, "#fff8dc") + disc(2, 1, 1.2, "#fff8dc");

export const steam = (x: number, y: number) =>
  [-18, 0, 18].map((step) => line(`M${x + step} ${y}q-7-9 0-18t0-18`, "#ffffff", 4, faint(0.65))).join("");

export const mapleLeaf = (colour = "#c8472b") =>
  shape("M0-16L4-8L10-11L8-2L16-3L12 4L14 8L3 7L2 16H-2L-3 7L-14 8L-12 4L-16-3L-8-2L-10-11L-4-8Z", colour);

export const almond = () => oval(0, 0, 7, 3.6, "#f5dfb8") + line("M-4 0H4", "#c9995c", 1);

export const nut = () =>
  shape("M-9 0C-8-8 8-8 9 0C8 8-8 8-9 0Z", "#a8693a") + line("M-6 0H6M-4-3H4M-4 3H4", "#7c4824", 1.3);

export const crumbs = (count: number, area: Parameters<typeof scatter>[1], colours: readonly string[], r = 2) =>
  scatter(count, area, (x, y, _, index) => disc(x, y, r, pick(colours, index)));

export const chunk = (colour: string, shade: string) =>
  shape("M-11 3C-12-6-4-9 3-8C10-8 13-1 10 5C5 10-8 10-11 3Z", colour) +
  shape("M-9 4C-3 8 6 8 10 4C6 10-7 10-9 4Z", shade);
