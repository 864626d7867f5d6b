import { extract, pack } from "tar-stream";

/** A file of an archive as it is read: its content comes in pieces and is read before the next file is asked for. */
export type TarEntry = { readonly name: string; readonly size: number; readonly content: AsyncIterable<Buffer> };

/** An archive that ends in the middle, or is none. */
export class TarFault extends Error {
  override name = "TarFault";
}

/** The bytes of an archive of these files, which its owner alone may read. Any tar reads it, so that a backup can be opened without us. */
export function packTar(
  files: AsyncIterable<{ readonly name: string; readonly content: Buffer }>,
  at: Date,
): AsyncIterable<Buffer> {
  const archive = pack();
  async function add(): Promise<void> {
    for await (const { name, content } of files) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const entry = archive.entry({ name, mode: 0o600, mtime: at }, content, () => resolve());
      // Also where what is written to fails, which ends the archive.
      entry.on("error", reject);
      await promise;
    }
    archive.finalize();
  }
  add().catch((error) => archive.destroy(error));
  return archive as AsyncIterable<unknown> as AsyncIterable<Buffer>;
}

/** Reads the files of an archive, each as it comes, to the end of its source. */
export async function* readTar(source: NodeJS.ReadableStream): AsyncGenerator<TarEntry> {
  const entries = extract();
  source.on("error", (error) => entries.destroy(error));
  source.pipe(entries as unknown as NodeJS.WritableStream);
  for await (const entry of wordFaults(entries)) {
    const { name, size } = entry.header;
    yield { name, size, content: wordFaults(entry as AsyncIterable<unknown> as AsyncIterable<Buffer>) };
  }
}

/** The library's own errors as faults of the archive; those of its source have a code. */
async function* wordFaults<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    throw "code" in (error as Error) ? error : new TarFault((error as Error).message);
  }
}
