import { inflateSync } from "node:zlib";

const HEADER = 44;
const ENTRY = 20;
/** Tables for ligatures, alternates and kerning, which slow down the layout, and which receipts do not need. */
const LEFT_OUT = new Set(["GSUB", "GPOS", "GDEF"]);

/**
 * Converts a WOFF font to the format of a PDF, with zlib, because the PDF library takes a hundred times as
 * long. Drops tables that receipts do not need; `joins` keeps those that join letters.
 */
export function unpackWoff(woff: Buffer, { joins = false }: { readonly joins?: boolean } = {}): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) =>
    readTable(woff, HEADER + index * ENTRY),
  ).filter(({ tag }) => joins || !LEFT_OUT.has(tag));
  const count = tables.length;
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const largest = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt16BE(largest * 16, 6);
  directory.writeUInt16BE(Math.log2(largest), 8);
  directory.writeUInt16BE((count - largest) * 16, 10);
  let offset = directory.length;
  const bodies = tables.map(({ tag, checksum, body }, index) => {
    const at = 12 + 16 * index;
    directory.write(tag, at, "latin1");
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(body.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(body.length / 4) * 4);
    body.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...bodies]);
}

function readTable(woff: Buffer, at: number) {
  const [offset, packed, length] = [4, 8, 12].map((more) => woff.readUInt32BE(at + more)) as [number, number, number];
  const body = woff.subarray(offset, offset + packed);
  return {
    tag: woff.toString("latin1", at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    body: packed < length ? inflateSync(body) : body,
  };
}
