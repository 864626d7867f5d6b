import { hash } from "node:crypto";

/** Row count and checksum of a table; the checksum does not depend on the order of the rows. */
export type TableSum = { readonly rows: number; readonly checksum: string };

const LINE_END = 0x0a;
const LANES = [0, 8, 16, 24];

/**
 * Returns an accumulator of a table's checksum: the sum of the rows' SHA-256 hashes, so the order of the rows
 * does not matter.
 */
export function sumRows(): { readonly add: (lines: Buffer) => void; readonly sum: () => TableSum } {
  const sums = LANES.map(() => 0n);
  let rows = 0;
  return {
    add(lines) {
      for (let start = 0, end = lines.indexOf(LINE_END); end >= 0; end = lines.indexOf(LINE_END, start)) {
        const digest = hash("sha256", lines.subarray(start, end), "buffer");
        for (const [lane, offset] of LANES.entries())
          sums[lane] = BigInt.asUintN(64, (sums[lane] ?? 0n) + digest.readBigUInt64BE(offset));
        rows += 1;
        start = end + 1;
      }
    },
    sum: () => ({ rows, checksum: sums.map((lane) => lane.toString(16).padStart(16, "0")).join("") }),
  };
}
