import { deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { openMenuReader } from "./menu-reader.ts";

type Paper = InstanceType<typeof PDFDocument>;

const reader = openMenuReader();
const OPTIONS = { importedAt: "2026-11-20T17:00:00Z" };

async function paper(draw: (document: Paper) => void, options: object = {}): Promise<Uint8Array> {
  const document = new PDFDocument({ size: "LETTER", margin: 54, ...options });
  const parts: Buffer[] = [];
  const written = new Promise<void>((resolve) => document.on("end", resolve));
  document.on("data", (part: Buffer) => parts.push(part));
  draw(document);
  document.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}

async function read(file: Uint8Array, by = reader) {
  const menu = await by.read(file, OPTIONS);
  if ("refused" in menu) return menu;
  const things = Map.groupBy(menu.changes, ({ thing }) => thing);
  const dishes = [...things].flatMap(([thing, changes]) => {
    const value = (field: string) => changes.find((one) => one.field === field)?.value ?? "";
    if (/^(?:menu|section):/.test(thing)) return [`# ${value("name")}`];
    return thing.startsWith("item:") ? [[value("name"), value("price"), value("description")].join("|")] : [];
  });
  const unread = menu.notes.flatMap((note) =>
    typeof note !== "string" && note.key === "lineUnread" ? note.values : [],
  );
  return { dishes, unread, found: menu.found?.prices, taken: menu.taken?.prices };
}

/** A PDF of one page with this content stream. */
function pageOf(filter: string, content: Buffer): Uint8Array {
  const head = `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<<>>/Contents 4 0 R>> endobj
4 0 obj <<${filter}/Length ${content.length}>>
stream
`;
  const end = "\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF";
  return new Uint8Array(Buffer.concat([Buffer.from(head), content, Buffer.from(end)]));
}

describe("studio#start-pdf: a menu as a PDF", () => {
  it("is read with French accents, prices in a column at the right, and leaders", async () => {
    const file = await paper((page) => {
      page.font("Times-Bold").fontSize(16).text("Entrées");
      for (const [name, price] of [
        ["Soupe à l’oignon gratinée", "12,50 $"],
        ["Crème brûlée au maïs", "9 $"],
      ] as const) {
        const { y } = page;
        page.font("Times-Roman").fontSize(11).text(name, 54, y).text(price, 458, y, { width: 100, align: "right" });
        page.x = 54;
        page.font("Times-Italic").fontSize(9).text("Croûtons, gruyère");
      }
      page.moveDown().font("Times-Bold").fontSize(16).text("Pâtes");
      page.font("Times-Roman").fontSize(11).text("Carbonara ................................ 19,00 $");
      page.text("Bolognaise . . . . . . . . . . . . . . . . 18,00 $");
      page.moveDown(6).fontSize(8).text("Taxes et service en sus");
    });
    expect(await read(file)).toEqual({
      dishes: [
        "# Menu",
        "# Entrées",
        "Soupe à l’oignon gratinée|12.50|Croûtons, gruyère",
        "Crème brûlée au maïs|9.00|Croûtons, gruyère",
        "# Pâtes",
        "Carbonara|19.00|",
        "Bolognaise|18.00|",
      ],
      unread: ["Taxes et service en sus"],
      found: 4,
      taken: 4,
    });
  });

  it("is read in two columns, under a title across both", async () => {
    const file = await paper((page) => {
      page.font("Helvetica-Bold").fontSize(24).text("THE GRILL", 54, 54, { width: 504, align: "center" });
      for (const [x, name, dishes] of [
        [54, "Starters", ["Onion soup", "Wings", "Bread"]],
        [322, "Mains", ["Burger", "Steak frites", "Salmon"]],
      ] as const) {
        page.fontSize(15).text(name, x, 110);
        for (const [row, dish] of dishes.entries()) {
          const y = 140 + row * 40;
          page.font("Helvetica-Bold").fontSize(10).text(dish, x, y, { lineBreak: false });
          page.text(`$${row + 9}.50`, x + 180, y, { width: 50, align: "right" });
          page
            .font("Helvetica")
            .fontSize(9)
            .text("made here, with what grows around us every day", x, y + 13, { width: 150 });
        }
      }
    });
    const words = "made here, with what grows around us every day";
    expect(await read(file)).toMatchObject({
      dishes: [
        "# THE GRILL",
        ...["# Starters", `Onion soup|9.50|${words}`, `Wings|10.50|${words}`, `Bread|11.50|${words}`],
        ...["# Mains", `Burger|9.50|${words}`, `Steak frites|10.50|${words}`, `Salmon|11.50|${words}`],
      ],
      unread: [],
    });
  });

  it("is refused in words if it has no text, no prices, a password, or more pages than a menu", async () => {
    expect(await read(await paper((page) => page.rect(9, 9, 99, 99).fill("red")))).toEqual({ refused: "pdf-no-text" });
    expect(await read(await paper((page) => page.text("We are closed today.")))).toEqual({ refused: "pdf-no-dishes" });
    expect(await read(await paper((page) => page.text("Soup 9.00"), { userPassword: "x" }))).toEqual({
      refused: "pdf-locked",
    });
    const long = await paper((page) => {
      for (let number = 0; number < 100; number += 1) page.text("Soup 9.00").addPage();
    });
    expect(await read(long)).toEqual({ refused: "pdf-pages", most: 60 });
  });

  it("is refused if it is damaged, or unpacks into more than a thread may hold", async () => {
    expect(await read(Buffer.from("%PDF-1.7\nnothing"))).toEqual({ refused: "pdf-broken" });
    const bomb = pageOf("/Filter/FlateDecode", deflateSync(Buffer.alloc(40_000_000, " ")));
    const strict = openMenuReader({ ms: 20_000, heapMb: 512, unpackedMb: 20 });
    expect([await read(bomb, strict), await read(bomb)]).toEqual([
      { refused: "pdf-broken" },
      { refused: "pdf-no-text" },
    ]);
    expect(await read(pageOf("", Buffer.from("[".repeat(1_000_000))))).toEqual({ refused: "pdf-no-text" });
  });

  it("is told from a picture, which is not read yet", async () => {
    const heic = Buffer.from("\0\0\0\x18ftypheic", "latin1");
    const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
    expect([await read(heic), await read(jpeg)]).toEqual([{ refused: "picture" }, { refused: "picture" }]);
  });
});
