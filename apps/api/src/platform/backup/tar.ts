import { extract, pack } from "tar-stream";

/** File of an archive. `content` must be read before the next entry is requested. */
export type TarEntry = { readonly name: string; readonly size: number; readonly content: AsyncIterable<Buffer> };

export class TarFault extends Error {
  override name = "TarFault";
}

/** Packs files into a standard tar, with mode 0600. Any tar program can open it. */
export function packTar(
  files: AsyncIterable<{ readonly name: string; readonly content: Buffer }>,
  at: Date,
): AsyncIterable<Buffer> {
  const archive = pack();
  async function add(): Promise<void> {
    for await (const { name, content } of files) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const entry = archive.entry({ name, mode: 0o600, mtime: at }, content, () => resolve());
      // Also fires when the destination fails, which destroys the archive.
      entry.on("error", reject);
      await promise;
    }
    archive.finalize();
  }
  add().catch((error) => archive.destroy(error));
  return archive as AsyncIterable<unknown> as AsyncIterable<Buffer>;
}

/**
 * Streams the files of a tar archive to the end of its source. Refuses entries that are not files: for a
 * folder entry with a size, the library would wait for content forever.
 */
export async function* readTar(source: NodeJS.ReadableStream): AsyncGenerator<TarEntry> {
  const entries = extract();
  source.on("error", (error) => entries.destroy(error));
  source.pipe(entries as unknown as NodeJS.WritableStream);
  for await (const entry of wordFaults(entries)) {
    const { name, size, type } = entry.header;
    if (type !== "file") throw new TarFault(`${name} is a ${type}`);
    yield { name, size, content: wordFaults(entry as AsyncIterable<unknown> as AsyncIterable<Buffer>) };
  }
}

/** Wraps errors of the tar library in `TarFault`. Errors of the source stream have a `code` and pass unchanged. */
async function* wordFaults<Piece>(pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces;
  } catch (error) {
    throw "code" in (error as Error) ? error : new TarFault((error as Error).message);
  }
}
