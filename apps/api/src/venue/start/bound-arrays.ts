/** Smaller arrays are not counted: the heap's limit holds for what refers to them. */
const COUNTED_BYTES = 64 * 1024;

/**
 * Bounds the bytes of all arrays that a thread makes from now on. The limits of a worker hold for its heap, and arrays are
 * outside of it: a file of 8 MB can unpack into 8 GB. An array beyond the bound throws. Only for a thread of its own.
 */
export function boundArrays(most: number): { readonly isExceeded: () => boolean } {
  let bytes = 0;
  let isExceeded = false;
  const Unbounded = globalThis.Uint8Array;
  globalThis.Uint8Array = new Proxy(Unbounded, {
    construct(target, parts: unknown[], made) {
      const [length] = parts;
      if (typeof length === "number" && length > COUNTED_BYTES) bytes += length;
      if (bytes > most) {
        isExceeded = true;
        throw new RangeError("The file unpacks into too much.");
      }
      return Reflect.construct(target, parts, made === globalThis.Uint8Array ? target : made);
    },
  });
  // It unpacks outside of such arrays; the library then unpacks by itself.
  Reflect.deleteProperty(globalThis, "DecompressionStream");
  return { isExceeded: () => isExceeded };
}
