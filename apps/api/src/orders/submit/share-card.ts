import type { Refused } from "@comptoir/ordering";
import type { Database } from "../../db/database.ts";
import { forgetSharedCard } from "../../payment/forget-shared-cards.ts";
import { noteSharedCard } from "../../payment/shared-cards.store.ts";
import type { Charge } from "../review/review-payment.ts";

/** How a card that is not kept is charged several times, for one checkout. */
export type CardShared = {
  /** The charge as it may be asked: of the gateway's customer that the card was handed to for these charges, where it needs one. */
  readonly asShared: (charge: Charge) => Charge;
  /** Has the gateway forget the card, where nothing is asked of it any more. Nobody waits for it: it is forgotten later otherwise. */
  readonly forget: () => void;
};

const UNSHARED: CardShared = { asShared: (charge) => charge, forget: () => undefined };

/**
 * Makes a card good for all charges of a checkout, at each gateway that takes a card once alone. A card that is kept, and one that is charged
 * once, need nothing. Asked again with the same card, a gateway answers as before, so that a bank's question between two attempts
 * does no harm. That it is to be forgotten is noted before. hub#hub-charges, payment#shared-card.
 */
export async function shareCard(
  database: Database,
  charges: readonly Charge[],
): Promise<CardShared | Refused<{ readonly isDeclined: boolean }>> {
  const gateways = new Set(charges.map(({ gateway }) => gateway));
  const shared = new Map<string, { readonly token: string; readonly customer: string }>();
  const forgets: (() => Promise<unknown>)[] = [];
  for (const gateway of gateways) {
    const [first, second] = charges.filter((charge) => charge.gateway === gateway);
    if (!(first && second && gateway.shareCard) || first.customer !== null || first.wallet) continue;
    const { processor } = gateway;
    await noteSharedCard(database, { processor, token: first.card.token });
    const answer = await gateway.shareCard(first.card.token);
    if (answer.outcome !== "shared") return { refused: { isDeclined: answer.outcome === "refused" } };
    const { token, customer } = answer;
    shared.set(processor, { token, customer });
    forgets.push(() => forgetSharedCard(database, gateway.forgetCard, { processor, token }));
  }
  if (shared.size === 0) return UNSHARED;
  return {
    asShared: (charge) => {
      const known = shared.get(charge.gateway.processor);
      return known ? { ...charge, customer: known.customer, card: { ...charge.card, token: known.token } } : charge;
    },
    forget: () => {
      for (const forget of forgets) forget().catch(() => undefined);
    },
  };
}
