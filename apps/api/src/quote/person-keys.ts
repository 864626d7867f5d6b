import { createHash } from "node:crypto";
import { digitsOnly } from "@comptoir/ordering";

/** Who uses a code, as far as it is known: the account or the guest's browser, and what an order says of its contact. */
export type CodeUser = {
  readonly owner: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
};

/**
 * Under which the uses of a code by one person are counted: each way in which they are known, as a hash in hexadecimal, so that no
 * address or phone stands in a table. They are in one sequence, so that two orders lock them alike. payment#discount-per-person.
 */
export function personKeysFor(restaurantId: string, { owner, email, phone }: CodeUser): readonly string[] {
  const known: readonly (readonly [string, string | null])[] = [
    ["owner", owner],
    ["email", email?.normalize("NFKC").trim().toLowerCase() || null],
    ["phone", digitsOnly(phone ?? "").slice(-10) || null],
  ];
  return known.flatMap(([kind, value]) => (value === null ? [] : [keyOf(restaurantId, kind, value)])).sort();
}

function keyOf(restaurantId: string, kind: string, value: string): string {
  return createHash("sha256")
    .update(JSON.stringify(["discount", restaurantId, kind, value]))
    .digest("hex");
}
