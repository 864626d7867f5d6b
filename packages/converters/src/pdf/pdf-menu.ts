import { convertCatalogue } from "../catalogue.ts";
import type { ConvertedMenuFile } from "../convert-menu-file.ts";
import type { ConvertOptions } from "../converter.ts";
import type { Thing } from "../foreign-thing.ts";
import { type Notes, startNotes } from "../notes.ts";
import { REGULAR } from "../read-sizes.ts";
import { blocksOf } from "./pdf-blocks.ts";
import { linesOf } from "./pdf-columns.ts";
import { type KnownLine, knowLines } from "./pdf-kinds.ts";
import type { PdfPage } from "./pdf-page.ts";
import { countPrices, type LinePrice } from "./pdf-prices.ts";

/** Lines that are noted one by one; further ones are counted. */
const LISTED_LINES = 40;
/** A longer name is cut where its first part ends; the rest becomes its description. */
const NAME_LENGTH = 90;

type Dish = { name: string; description: string[]; prices: readonly LinePrice[] };
type Section = { readonly name: string; readonly description: string[]; readonly dishes: Dish[] };

/**
 * Converts the pages of a PDF's text layer, whose lines are known only by where and how they are set. Whole
 * numbers are dollars. Each line that is not understood is noted.
 */
export function convertPdfMenu(pages: readonly PdfPage[], options: ConvertOptions): ConvertedMenuFile {
  const lines = knowLines(pages.flatMap((page) => linesOf(blocksOf(page))));
  const notes = startNotes();
  notes.say("placedOnPage");
  const { menu, unread } = readLines(lines);
  noteUnread(unread, notes);
  const lost = unread.reduce((sum, text) => sum + countPrices(text), 0);
  const converted = convertCatalogue(menu, { ...options, priceUnit: "major" }, { prices: lost, options: 0 });
  return { ...converted, notes: [...notes.list(), ...converted.notes], converter: "pdf" };
}

function noteUnread(lines: readonly string[], notes: Notes): void {
  for (const [at, text] of lines.entries()) {
    if (at < LISTED_LINES) notes.say("lineUnread", text.slice(0, 120));
    else notes.count("linesUnread", text);
  }
}

/** Builds the sections and dishes of a menu's lines. */
function readLines(lines: readonly KnownLine[]): { readonly menu: Thing; readonly unread: readonly string[] } {
  const sections: Section[] = [];
  const unread: string[] = [];
  let title = "";
  /** The first lines of a name that continues in the next line. */
  let begun: { readonly text: string; readonly dish: Dish } | null = null;
  let isClosed = true;
  const section = () => sections.at(-1) ?? openSection("Menu");
  function openSection(name: string): Section {
    // A section that goes on in another column has its heading again.
    const same = sections.findIndex((one) => one.name.toLowerCase() === plainHeading(name).toLowerCase());
    const opened = sections.splice(same < 0 ? sections.length : same, 1)[0] ?? {
      name: plainHeading(name),
      description: [],
      dishes: [],
    };
    sections.push(opened);
    return opened;
  }
  function addDish(name: string, more: string, prices: readonly LinePrice[]): Dish {
    const { name: short, rest } = shorten(name);
    const dish = { name: short, description: [rest, more].filter((words) => words !== ""), prices };
    section().dishes.push(dish);
    return dish;
  }
  for (const [at, one] of lines.entries()) {
    const last = sections.at(-1)?.dishes.at(-1);
    const isOpen = begun !== null && last === begun.dish && last.prices.length === 0;
    switch (one.kind) {
      case "heading": {
        const before = sections.at(-1);
        // A heading right after the first one: the first is the title of the menu.
        if (sections.length === 1 && before?.dishes.length === 0 && title === "" && lines[at - 1]?.kind === "heading") {
          title = before.name;
          sections.pop();
        } else if (before?.dishes.length === 0) {
          sections.pop();
          unread.push(before.name, ...before.description);
        }
        openSection(one.text);
        begun = null;
        isClosed = false;
        break;
      }
      case "name":
        begun = { text: one.text, dish: addDish(one.text, "", []) };
        isClosed = false;
        break;
      case "price":
        if (last && last.prices.length === 0) last.prices = one.prices;
        else unread.push(one.text);
        break;
      case "dish": {
        const isSmall = begun !== null && one.line.size < 0.95 * (lines[at - 1]?.line.size ?? 0);
        if (isOpen && last && begun !== null && (lines[at - 1]?.kind === "words" || isSmall)) {
          last.description.push(one.name, ...(one.more === "" ? [] : [one.more]));
          last.prices = one.prices;
        } else if (isOpen && last && begun !== null && /^\p{Ll}|^&/u.test(one.name)) {
          last.name = `${begun.text} ${one.name}`;
          last.prices = one.prices;
        } else addDish(one.name, one.more, one.prices);
        begun = null;
        isClosed = false;
        break;
      }
      case "words": {
        const current = sections.at(-1);
        const isFooter = /https?:|www\.|@|\d{3}[ .-]\d{4}|^\W*(?:page\W*)?\d+(?:\W*\/?\W*\d+)?\W*$/iu.test(one.text);
        const isFar = one.line.gap !== null && one.line.gap > 3.5 * one.line.size;
        if (isFooter || isFar) isClosed = true;
        if (isClosed || !current || countPrices(one.text) > 0) unread.push(one.text);
        else if (last) last.description.push(one.text);
        else current.description.push(one.text);
        break;
      }
    }
  }
  const empty = sections.filter(({ dishes }) => dishes.length === 0);
  for (const { name, description } of empty) unread.push(name, ...description);
  const filled = sections.filter(({ dishes }) => dishes.length > 0);
  const menu = { name: title || "Menu", sections: filled.map(sectionThing) };
  return { menu: { menus: filled.length === 0 ? [] : [menu] }, unread };
}

function plainHeading(text: string): string {
  return (
    text.replace(/\s*[([](?:suite|cont(?:inued|[’'.]?d)?\.?)[)\]]\s*$|^[\s.·•*~—–-]+|[\s.·•*~—–:-]+$/giu, "") || text
  );
}

function shorten(name: string): { readonly name: string; readonly rest: string } {
  if (name.length <= NAME_LENGTH) return { name, rest: "" };
  const at = name.slice(3, NAME_LENGTH).search(/\s[–—-]\s|[:,(]/u);
  const end = at < 0 ? name.lastIndexOf(" ", NAME_LENGTH) : at + 3;
  return {
    name: name.slice(0, Math.max(end, 1)).trim(),
    rest: name.slice(Math.max(end, 1)).replace(/^[\s–—:,-]+/u, ""),
  };
}

function sectionThing({ name, description, dishes }: Section): Thing {
  return { name, description: description.join(" "), items: dishes.map(dishThing) };
}

function dishThing({ name, description, prices }: Dish): Thing {
  const words = { name, description: description.join(" ") };
  if (prices.length < 2) return { ...words, price: withCents(prices[0]?.text ?? "") };
  return { ...words, sizes: prices.map(({ text, size }) => ({ name: size || REGULAR, price: withCents(text) })) };
}

/** Adds the cents to whole numbers, which are dollars on a menu. */
function withCents(price: string): string {
  return price.replace(/(?<![\d.,]|\d\s)\d{1,4}(?!\d|[.,]\d|\s\d{3})/g, "$&.00");
}
