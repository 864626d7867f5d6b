import { describe, expect, it } from "vitest";
import { readBody } from "./bounded-body.ts";

const MAX = 10;
const read = (body: string | ReadableStream | null, headers: Record<string, string> = {}) =>
  readBody(new Request("http://comptoir.test/", { method: "POST", body, headers, duplex: "half" } as RequestInit), MAX);

/** Body of unknown length in chunks of four bytes, with a count of the chunks read. */
function inPieces(count: number) {
  const asked = { pieces: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (asked.pieces === count) return controller.close();
        asked.pieces += 1;
        controller.enqueue(new TextEncoder().encode("abcd"));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, asked };
}

describe("A body of bounded size", () => {
  it("is read whole when it is small enough, whether its length was announced or not", async () => {
    const text = async (bytes: Promise<Uint8Array | null>) => new TextDecoder().decode((await bytes) ?? undefined);
    expect(await text(read("0123456789", { "content-length": "10" }))).toBe("0123456789");
    expect(await text(read(inPieces(2).body))).toBe("abcdabcd");
    expect(await read(null)).toHaveLength(0);
  });

  it("is null if it announces too much, brings more than it announces, or turns out to be too large", async () => {
    expect(await read("0123456789a", { "content-length": "11" })).toBeNull();
    expect(await read("0123456789a", { "content-length": "1" })).toBeNull();
    expect(await read("0123456789a")).toBeNull();
  });

  it("is not read beyond its limit", async () => {
    const { body, asked } = inPieces(1_000);
    expect(await read(body)).toBeNull();
    expect(asked.pieces).toBe(3);
  });
});
