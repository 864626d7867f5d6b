import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../menus/menu-answers.ts";

/** The best ones take half a second, for which the first who asks would wait. */
const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 6 };
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A text that is the same for everyone, in an encoding: made and compressed once, however often it is asked for. */
export function keepEncoded(text: () => string): (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>> {
  const kept = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return (encoding) => {
    const bytes = kept.get(encoding) ?? encode(text(), encoding);
    kept.set(encoding, bytes);
    return bytes;
  };
}

async function encode(text: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const plain = Buffer.from(text);
  if (encoding === "identity") return plain;
  return encoding === "br" ? compressBrotli(plain, { params: BROTLI_PARAMS }) : compressGzip(plain);
}
