import { CONVERTERS, type ConvertedMenuFile, convertMenuFile } from "@comptoir/converters";
import { parseCents } from "@comptoir/ordering";
import { formatFault, parseVenueFile } from "@comptoir/venue-file";
import { wordNote } from "../../venue/start/word-notes.ts";
import { type Command, CommandRefusal, EXIT, textOption } from "./command.ts";
import { readNamedFile, writeOut } from "./named-files.ts";

/** Describes why a file was not converted, as the rest of a sentence that begins with the file's name. */
function sayRefusal(refusal: Extract<ConvertedMenuFile, { refused: string }>): string {
  switch (refusal.refused) {
    case "unreadable-file":
      return "is not text that can be read: JSON or CSV in UTF-8";
    case "broken-json":
      return `is not JSON: ${refusal.at}`;
    case "workbook":
      return "is a workbook (.xlsx, .xls or .ods): save its sheet as CSV in UTF-8, and convert that";
    case "pdf":
      return "is a PDF: /staff/start reads those with a text layer; here, a menu is converted from JSON or CSV";
    case "picture":
      return "is a picture: a menu is converted from JSON or CSV";
    case "open-quote":
      return `has a quote on line ${refusal.line} that is never closed: take it out, or write two of them`;
    case "no-header":
      return "has no header: its first line must name the columns, such as section, name and price";
    case "unknown-columns":
      return `has a header without a column of names, and one of prices or sections: ${refusal.columns}`;
    case "unknown-shape":
      return "has a shape that no converter knows";
    case "unknown-converter":
      return `cannot be converted: --converter is one of ${CONVERTERS.map(({ name }) => name).join(", ")}`;
    case "unsaid-price-unit":
      return "does not say whether its whole numbers are cents or dollars. --price-unit minor or --price-unit major says it";
    case "lost-prices":
      return `is not converted: it has prices (${refusal.found}), and every one would be lost. --price AMOUNT gives one to all`;
    case "lost-options":
      return `is not converted: it has options (${refusal.found}), and every one would be lost`;
  }
}

export const venueConvert: Command = {
  name: "venue convert",
  usage: "FILE [--slug SLUG] [--name NAME] [--out FILE]",
  summary: "Converts another system's menu to a venue file.",
  details: [
    "--converter NAME selects a converter; the default is the first that recognises the file. --price AMOUNT is for dishes",
    "without a price. --price-unit minor|major says whether whole numbers are cents or dollars, if the file does not.",
    "What was lost or guessed is listed. Converters:",
    ...CONVERTERS.map(({ name, describe }) => `  ${name}: ${describe}`),
  ].join("\n"),
  options: {
    slug: { type: "string" },
    name: { type: "string" },
    converter: { type: "string" },
    price: { type: "string" },
    "price-unit": { type: "string" },
    out: { type: "string" },
  },
  takes: [1, 1],
  needs: "nothing",
  run: async (context, [file = ""], options) => {
    const [slug, name, converter, price] = ["slug", "name", "converter", "price"].map((key) =>
      textOption(options, key),
    );
    if (price !== undefined && (parseCents(price) ?? -1) < 0) {
      throw new CommandRefusal("--price is an amount such as 5.75.", EXIT.usage);
    }
    const priceUnit = textOption(options, "price-unit");
    if (priceUnit !== undefined && priceUnit !== "minor" && priceUnit !== "major") {
      throw new CommandRefusal("--price-unit is minor or major.", EXIT.usage);
    }
    const content = await readNamedFile(file);
    const importedAt = context.clock().toISOString();
    const converted = convertMenuFile(content, {
      importedAt,
      restaurant: { ...(slug === undefined ? {} : { slug }), ...(name === undefined ? {} : { name }) },
      ...(converter === undefined ? {} : { converter }),
      ...(price === undefined ? {} : { price }),
      ...(priceUnit === undefined ? {} : { priceUnit }),
    });
    if ("refused" in converted) throw new CommandRefusal(`${file} ${sayRefusal(converted)}.`);
    const text = `${JSON.stringify(converted.venue, null, 2)}\n`;
    const checked = parseVenueFile(text, { importedAt });
    // A converted file is valid, so these faults come from options, such as a slug that is taken.
    if ("faults" in checked) {
      throw new CommandRefusal(checked.faults.map((fault) => `${file}: ${formatFault(fault)}`).join("\n"));
    }
    if ("venue" in parseVenueFile(content, { importedAt })) {
      context.complain(`${file}: This is a venue file already: import it as it stands, and nothing of it is lost.`);
    }
    for (const note of converted.notes) context.complain(`${file}: ${wordNote(note, "en-CA")}`);
    await writeOut(context, options, text);
  },
};
