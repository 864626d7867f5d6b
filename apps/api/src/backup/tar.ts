/*
 * The part of the tar format (ustar) that a backup needs: files one after another, each behind a block that names it. Any tar
 * reads it, so that a backup can be opened without us.
 */

const BLOCK = 512;
const NAME_MAX = 100;
const PREFIX_MAX = 155;

/** A file of an archive as it is read: its content comes in pieces and is read before the next file is asked for. */
export type TarEntry = { readonly name: string; readonly size: number; readonly content: AsyncIterable<Buffer> };

/** What stands before a file. */
export function tarHeader(name: string, size: number, at: Date): Buffer {
  const { prefix, rest } = splitName(name);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, "0");
  header.write(rest, 0);
  header.write(octal(0o600, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(Math.trunc(at.getTime() / 1000), 12), 136);
  header.write("0", 156);
  header.write("ustar\x0000", 257, "latin1");
  header.write(prefix, 345);
  header.write(`${octal(checksumOf(header), 7)}\0 `, 148, "latin1");
  return header;
}

/** What stands behind a file of this size, so that the next one begins with a block. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** What stands at the end of an archive. */
export const TAR_END = Buffer.alloc(2 * BLOCK);

/** A name that the format has no room for. */
export class TarNameError extends Error {
  override name = "TarNameError";
}

function splitName(name: string): { prefix: string; rest: string } {
  const bytes = Buffer.byteLength(name);
  if (bytes <= NAME_MAX) return { prefix: "", rest: name };
  for (let slash = name.indexOf("/"); slash > 0; slash = name.indexOf("/", slash + 1)) {
    const [prefix, rest] = [name.slice(0, slash), name.slice(slash + 1)];
    if (Buffer.byteLength(prefix) <= PREFIX_MAX && Buffer.byteLength(rest) <= NAME_MAX) return { prefix, rest };
  }
  throw new TarNameError(name);
}

/** The sum of a header's bytes, with blanks where the sum itself stands. */
function checksumOf(header: Buffer): number {
  let sum = 8 * 0x20;
  for (const [place, byte] of header.entries()) if (place < 148 || place >= 156) sum += byte;
  return sum;
}

/** An archive that ends in the middle, or is none. */
export class TarFault extends Error {
  override name = "TarFault";
}

/** Reads the files of an archive, each as it comes. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = byteReader(source);
  for (;;) {
    const header = await bytes.exactly(BLOCK);
    if (header.every((byte) => byte === 0)) return bytes.toTheEnd();
    const text = (from: number, length: number) => header.toString("utf8", from, from + length).replace(/\0.*$/s, "");
    if (text(257, 5) !== "ustar" || Number.parseInt(text(148, 7), 8) !== checksumOf(header)) throw new TarFault();
    const size = Number.parseInt(text(124, 12), 8);
    const prefix = text(345, PREFIX_MAX);
    let left = size;
    async function* content() {
      while (left > 0) {
        const piece = await bytes.atMost(left);
        left -= piece.length;
        yield piece;
      }
    }
    yield { name: prefix === "" ? text(0, NAME_MAX) : `${prefix}/${text(0, NAME_MAX)}`, size, content: content() };
    while (left > 0) left -= (await bytes.atMost(left)).length;
    await bytes.exactly(tarPadding(size).length);
  }
}

/** Hands out the bytes of a source, so many at a time. */
function byteReader(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  async function atMost(count: number): Promise<Buffer> {
    while (rest.length === 0) {
      const { done, value } = await pieces.next();
      if (done) throw new TarFault();
      rest = value;
    }
    const piece = rest.subarray(0, count);
    rest = rest.subarray(count);
    return piece;
  }

  async function exactly(count: number): Promise<Buffer> {
    const gathered: Buffer[] = [];
    for (let missing = count; missing > 0; ) {
      const piece = await atMost(missing);
      gathered.push(piece);
      missing -= piece.length;
    }
    return Buffer.concat(gathered);
  }
  /** Whoever unpacks the source checks its sum at the end of it. */
  async function toTheEnd(): Promise<void> {
    while (!(await pieces.next()).done);
  }
  return { atMost, exactly, toTheEnd };
}
