import type { DinerData } from "@comptoir/contract";
import type { Diner } from "@comptoir/ordering";

/** Formats the persons of an order who said allergies, for an answer; none for an order of an older version. */
export function formatDiners(diners: readonly Diner[] = []): DinerData[] {
  return diners.map(({ name, allergies, orderIds }) => ({
    ...(name === undefined ? {} : { name }),
    allergies: [...allergies],
    ...(orderIds === undefined ? {} : { orderIds: [...orderIds] }),
  }));
}
