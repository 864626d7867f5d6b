import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { LoadedVenue } from "../venues/loaded-venue.ts";
import { publicMenusOf } from "./public-menus.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How the bytes of an answer may be packed; `identity` is not at all. */
export type Encoding = "br" | "gzip" | "identity";

/** The bytes of a restaurant's `data.json` in one encoding, with the tag that names exactly these bytes. */
export type MenuAnswer = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly encoding: Encoding;
};

/** High enough to halve what goes over the air, low enough that a change of the menu is out at once. */
const BROTLI_QUALITY = 6;

const answersByVenue = new WeakMap<LoadedVenue, Map<Encoding, Promise<MenuAnswer>>>();

/** The answer for one revision of a restaurant in the encoding asked for, made once and kept as long as the revision is. */
export function menuAnswer(venue: LoadedVenue, encoding: Encoding): Promise<MenuAnswer> {
  const answers = answersByVenue.get(venue) ?? new Map<Encoding, Promise<MenuAnswer>>();
  answersByVenue.set(venue, answers);
  const answer = answers.get(encoding) ?? makeAnswer(venue, encoding);
  answers.set(encoding, answer);
  return answer;
}

async function makeAnswer(venue: LoadedVenue, encoding: Encoding): Promise<MenuAnswer> {
  if (encoding === "identity") {
    const bytes = Buffer.from(JSON.stringify(publicMenusOf(venue)));
    return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 24)}"`, encoding };
  }
  const plain = await menuAnswer(venue, "identity");
  const bytes = encoding === "br" ? await packBrotli(plain.bytes) : await compressGzip(plain.bytes);
  return { bytes, etag: `${plain.etag.slice(0, -1)}-${encoding}"`, encoding };
}

function packBrotli(bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> {
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/** The best encoding that a client takes: brotli, else gzip, else none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const wishes = new Map(
    (acceptEncoding ?? "").split(",").map((wish) => {
      const [name = "", ...parameters] = wish.split(";").map((part) => part.trim().toLowerCase());
      return [name, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );
  const takes = (encoding: string) => wishes.get(encoding) ?? wishes.get("*") ?? false;
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}
