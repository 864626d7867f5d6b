import { randomUUID } from "node:crypto";
import { gatewayNamed, processorOf, savedCardsGateway } from "../../gateways/payment/payment-gateways.ts";
import type { PaymentGateway } from "../../gateways/payment/port.ts";
import {
  changeCard,
  customerOf,
  deleteCard,
  findCard,
  findSameCard,
  insertCard,
  listCards,
  lockCards,
  type NewCard,
} from "../../money/payment/saved-cards.store.ts";
import { inTransaction, type Transaction } from "../../platform/db/transaction.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { type AccountDeps, type PersonHandler, signedIn } from "./account-deps.ts";
import { countTry } from "./refusals.ts";

/** Maximum number of saved cards per person. payment#kept-cards. */
const CARDS_MAX = 10;

/**
 * `POST /auth/payment-method`: saves a card at the gateway, which returns its brand and last digits.
 * api#add-payment-method.
 */
export function handleAddPaymentMethod(deps: AccountDeps): PersonHandler<"addPaymentMethod"> {
  return async (c) => {
    const { card, isDefault } = c.req.valid("json");
    const { database } = deps;
    const { personId } = signedIn(c);
    const gateway = await gatewayOf(deps, c.req.header("x-restaurant-id"));
    if (!gateway) return refuse(c, "restaurantUnknown");
    if (gateway === "cards-off") return refuse(c, "processorUnreachable");
    const { note } = c.var.caller;
    // Declined cards count as attempts, because saving a card can test a stolen one.
    const attempt = await countTry(c, deps, "card", personId);
    if (attempt instanceof Response) return attempt;
    const customer = await customerOf(database, personId, gateway);
    if (customer === null) return refuse(c, "processorUnreachable");
    if ((await listCards(database, personId)).length >= CARDS_MAX) return refuse(c, "cardsFull");
    const saved = await gateway.saveCard({ token: card.token, customer });
    if (saved.outcome !== "saved") {
      return saved.outcome === "refused" ? refuse(c, "cardDeclined") : refuse(c, "processorUnreachable");
    }
    await attempt.was("right");
    const kept = await inTransaction(database, "read committed", (transaction) =>
      keepCard(transaction, {
        cardId: randomUUID(),
        personId,
        keptAt: gateway.name,
        token: saved.token,
        ...saved.card,
        postalCode: card.postal_code?.trim() || null,
        isDefault: isDefault === true,
        now: deps.clock(),
      }),
    );
    // A retry may have created a second token at the gateway for a card that is saved already.
    if (kept === "account-gone" || kept?.token !== saved.token)
      await gateway.forgetCard({ token: saved.token, customer });
    if (kept === "account-gone") return refuse(c, "sessionExpired");
    if (kept === null) return refuse(c, "cardsFull");
    if (kept.isNew) note({ event: "card_saved" });
    const { paymentCardId } = kept;
    return c.json({ paymentMethods: await listCards(database, personId), paymentCardId }, 201);
  };
}

/**
 * Saves a card, the first one as the default; updates a card that is saved already. Returns null at the
 * limit. payment#kept-cards.
 */
async function keepCard(
  transaction: Transaction,
  card: NewCard,
): Promise<
  { readonly paymentCardId: string; readonly token: string; readonly isNew: boolean } | "account-gone" | null
> {
  const cards = await lockCards(transaction, card.personId);
  if (cards === null) return "account-gone";
  const same = await findSameCard(transaction, card);
  if (same !== null) {
    await changeCard(transaction, { ...card, cardId: same.cardId });
    return { paymentCardId: same.cardId, token: same.token, isNew: false };
  }
  if (cards >= CARDS_MAX) return null;
  await insertCard(transaction, { ...card, isDefault: cards === 0 || card.isDefault });
  return { paymentCardId: card.cardId, token: card.token, isNew: true };
}

/**
 * `PUT /auth/payment-method`: makes a card the default, or corrects its expiry or postal code.
 * api#update-payment-method.
 */
export function handleEditPaymentMethod({ database }: AccountDeps): PersonHandler<"editPaymentMethod"> {
  return async (c) => {
    const { paymentCardId, isDefault, expiry_date, postal_code } = c.req.valid("json");
    const { personId } = signedIn(c);
    if (!(await findCard(database, personId, paymentCardId))) return refuse(c, "cardUnknown");
    await inTransaction(database, "read committed", async (transaction) => {
      await lockCards(transaction, personId);
      await changeCard(transaction, {
        cardId: paymentCardId,
        personId,
        isDefault: isDefault === true,
        expiryDate: expiry_date ?? null,
        postalCode: postal_code?.trim() || null,
      });
    });
    return c.json({ paymentMethods: await listCards(database, personId) }, 200);
  };
}

/** `POST /auth/delete-payment`: deletes a card, here and at the gateway. api#delete-payment. */
export function handleDeletePayment(deps: AccountDeps): PersonHandler<"deletePayment"> {
  return async (c) => {
    const { database, paymentGateways } = deps;
    const { paymentCardId } = c.req.valid("json");
    const { personId } = signedIn(c);
    const card = await findCard(database, personId, paymentCardId);
    if (!card) return refuse(c, "cardUnknown");
    await inTransaction(database, "read committed", async (transaction) => {
      await lockCards(transaction, personId);
      await deleteCard(transaction, personId, paymentCardId);
    });
    // Without its row the card cannot be charged, even if the gateway fails to delete it.
    await gatewayNamed(paymentGateways, card.keptAt)?.forgetCard(card);
    c.var.caller.note({ event: "card_deleted" });
    return c.json({ paymentMethods: await listCards(database, personId) }, 200);
  };
}

/**
 * Returns the gateway that saves cards: the restaurant's own if it takes cards, otherwise the default one.
 * `cards-off`: its account takes no cards at the moment. Null for an unknown restaurant.
 */
async function gatewayOf(
  { venues, paymentGateways }: AccountDeps,
  restaurantId: string | undefined,
): Promise<PaymentGateway | "cards-off" | null> {
  if (restaurantId === undefined) return savedCardsGateway(paymentGateways);
  const venue = await venues.byId(restaurantId);
  const processor = venue && processorOf(venue, paymentGateways);
  if (processor?.takes === "no-cards") return "cards-off";
  return processor?.takes === "cards" ? processor.gateway : venue && savedCardsGateway(paymentGateways);
}
