import { m } from "@comptoir/messages";
import { type Handover, handoverOf, type LocalMoment, type PromisedTime } from "@comptoir/ordering";
import { sayWhen } from "../../../venue/say-when.ts";
import type { WayView } from "./load-ways.ts";

const AROUND: Readonly<Record<Handover, (inputs: { time: string }) => string>> = {
  brought: (inputs) => m.checkout_asap_table(inputs),
  delivered: (inputs) => m.checkout_asap_arrives(inputs),
  collected: (inputs) => m.checkout_asap_in(inputs),
};

/** Returns the sentence for a promised time, by how the order reaches the diner. time#promised-time. */
export function promiseWords(
  { when, isAtKitchen }: PromisedTime,
  { kind, today }: Pick<WayView, "kind"> & { readonly today: Pick<LocalMoment, "date"> },
): string {
  const time = sayWhen(when, today);
  return isAtKitchen ? m.checkout_asap_leaves({ time }) : AROUND[handoverOf(kind)]({ time });
}
