import { inflateSync } from "node:zlib";
import type { RestaurantData } from "@comptoir/ordering";
import { describe, expect, test } from "vitest";
import { createLoadContext } from "../../../load-context.ts";
import { aGrill } from "../../../testing/fake-api.ts";
import { menuDocumentContext } from "../../../venue/menu-document.ts";
import { iconLetter } from "./draw-icon.ts";
import { loader as answerManifest } from "./manifest-route.ts";
import { loader as answerPng } from "./png-route.ts";
import { loader as answerSvg } from "./svg-route.ts";

/** Returns the arguments of an app route for a URL of the restaurant "grill". */
function asked(but: Partial<RestaurantData> = {}, file = "", query = "") {
  const context = createLoadContext({ api: () => Promise.reject(new Error("Nothing is asked.")), cspNonce: "" });
  context.set(menuDocumentContext, aGrill({ slug: "grill", name: "Épicerie du Vieux-Port", ...but }));
  const url = new URL(`http://localhost/grill/${file}${query}`);
  return { params: { restaurant_slug: "grill", file }, context, url, pattern: "", request: new Request(url) } as never;
}

const RED = { menu_configuration: { primary_color: "#a63d24" } };

/** Decodes a generated PNG: its size, its colours, and a row of pixels for each line. */
async function readPng(answer: Response) {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    parts.set(bytes.toString("latin1", at + 4, at + 8), bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [header, colors, pixels] = ["IHDR", "PLTE", "IDAT"].map((name) => parts.get(name) ?? Buffer.alloc(0));
  const [width = 0, height = 0] = [header?.readUInt32BE(0), header?.readUInt32BE(4)];
  const rows = inflateSync(pixels ?? Buffer.alloc(0));
  const colorAt = (x: number, y: number) => {
    const color = rows[y * (width + 1) + 1 + x] ?? 0;
    return `#${colors?.subarray(color * 3, color * 3 + 3).toString("hex")}`;
  };
  return { signature: bytes.toString("latin1", 1, 4), width, height, colorAt };
}

describe("A restaurant as an app", () => {
  test("has its name, its language and its menu, and a short name of whole words.", async () => {
    const answer = answerManifest(asked({}, "app.webmanifest", "?lang=fr-CA"));
    expect(answer.headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
    expect(await answer.json()).toMatchObject({
      id: "/grill",
      name: "Épicerie du Vieux-Port",
      short_name: "Épicerie du",
      lang: "fr-CA",
      start_url: "/grill",
      scope: "/",
      display: "standalone",
    });
  });

  test("has its icon as SVG and PNG, which a device may crop, and its favicon.", async () => {
    const menu_configuration = { favicon: "/pictures/cup.svg" };
    const { icons } = await answerManifest(asked({ menu_configuration }, "app.webmanifest")).json();
    const listed = (icons as Array<Record<string, string>>).map(
      ({ src, sizes, purpose }) => `${src} ${sizes} ${purpose}`,
    );
    expect(listed).toEqual([
      ...["any", "maskable"].map((purpose) => `/grill/app-icon.svg any ${purpose}`),
      ...[180, 192, 512].flatMap((size) =>
        ["any", "maskable"].map((purpose) => `/grill/app-icons/${size}.png ${size}x${size} ${purpose}`),
      ),
      "/pictures/cup.svg undefined any",
    ]);
  });

  test.each([180, 192, 512])(
    "has an icon of %i pixels, filled to the corners, with the line below its letter.",
    async (size) => {
      const answer = answerPng(asked(RED, `${size}.png`));
      expect(answer.headers.get("content-type")).toBe("image/png");
      const { signature, width, height, colorAt } = await readPng(answer);
      expect({ signature, width, height }).toEqual({ signature: "PNG", width: size, height: size });
      const scale = size / 512;
      const at = (x: number, y: number) => colorAt(Math.floor(x * scale), Math.floor(y * scale));
      for (const [x, y] of [
        [1, 1],
        [510, 1],
        [1, 510],
        [510, 510],
        [256, 370],
      ] as const)
        expect(at(x, y)).toBe("#a63d24");
      expect(at(256, 393)).toBe("#ffffff");
    },
  );

  test("draws the letter with its holes: an O has ink at its sides and ground in the middle.", async () => {
    const { colorAt } = await readPng(answerPng(asked({ ...RED, name: "Oasis" }, "512.png")));
    const row = Array.from({ length: 512 }, (_, x) => colorAt(x, 245));
    const runs = row.filter((color, x) => color !== row[x - 1] && (color === "#ffffff" || color === "#a63d24"));
    expect(runs).toEqual(["#a63d24", "#ffffff", "#a63d24", "#ffffff", "#a63d24"]);
  });

  test("has no icon of another size.", () => {
    for (const file of ["4096.png", "180", "0180.png", "180.png.png"]) {
      expect(() => answerPng(asked({}, file))).toThrow(expect.objectContaining({ status: 404 }));
    }
  });

  test("has an SVG icon that contains only a letter of its name.", async () => {
    const drawing = await answerSvg(asked({ ...RED, name: '"><script>alert(1)</script>' })).text();
    expect(drawing).toMatch(
      /^<svg [^<]*><path fill="#a63d24" d="[^"<]*"\/><path fill="#ffffff" d="[MLZ\d. -]*"\/><\/svg>$/,
    );
  });
});

test.each([
  ["école", "E"],
  ["Œuf & Co", "Œ"],
  ["« 9 lives »", "9"],
  ["Ελλάς Taverna", "T"],
  ["!?", "C"],
])("The letter of %s is %s.", (name, letter) => {
  expect(iconLetter(name)).toBe(letter);
});
