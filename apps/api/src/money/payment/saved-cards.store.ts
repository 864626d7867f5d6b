import type { PaymentMethodData } from "@comptoir/contract";
import type { PaymentGateway } from "../../gateways/payment/port.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { statement, type Values } from "../../platform/db/statement.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import { isUuid } from "../../platform/db/uuid.ts";

/**
 * A saved card with the tokens to authorise or delete it. They never leave the server. `keptAt`: the name of the gateway
 * that has it, with its account. payment#kept-cards.
 */
export type ChargeableCard = Values<typeof CHARGEABLE_CARD>;

/**
 * Tells whether a saved card can pay at a gateway: it is kept on that account, or on the installation's account at the
 * same processor, from which it is copied. payment#copied-card.
 */
export function paysAt({ keptAt }: Pick<ChargeableCard, "keptAt">, { name, processor }: PaymentGateway): boolean {
  return keptAt === name || keptAt === processor;
}

const CHARGEABLE_CARDS = `select c.processor as "keptAt", c.token, u.customer, c.expiry_date as "expiryDate", c.postal_code as "postalCode"
         from person_cards c join person_customers u on u.person_id = c.person_id and u.processor = c.processor`;
const CHARGEABLE_CARD = {
  keptAt: "text",
  token: "text",
  customer: "text",
  expiryDate: "text?",
  postalCode: "text?",
} as const;

const findCardStatement = statement({
  name: "find saved card",
  text: `${CHARGEABLE_CARDS}
         where c.id = :cardId and c.person_id = :personId`,
  params: { cardId: "uuid", personId: "uuid" },
  row: CHARGEABLE_CARD,
});

/**
 * Finds a person's card by its `paymentCardId`; null if the id is malformed or the card is another person's.
 * promises#promise-34.
 */
export async function findCard(db: Queryable, personId: string, cardId: string): Promise<ChargeableCard | null> {
  return isUuid(cardId) ? findCardStatement.oneOrNull(db, { personId, cardId }) : null;
}

const listCardsStatement = statement({
  name: "list saved cards",
  text: `select id as "paymentCardId", card_type as type, last4, expiry_date, is_default as "isDefault", processor as "keptAt" from person_cards
         where person_id = :personId order by is_default desc, created_at, id`,
  params: { personId: "uuid" },
  row: {
    paymentCardId: "uuid",
    type: "text?",
    last4: "text?",
    expiry_date: "text?",
    isDefault: "bool",
    keptAt: "text",
  },
});

export function listCards(db: Queryable, personId: string): Promise<PaymentMethodData[]> {
  return listCardsStatement.rows(db, { personId });
}

const lockPersonStatement = statement({
  name: "lock person",
  text: "select id from people where id = :personId for no key update",
  params: { personId: "uuid" },
  row: { id: "uuid" },
});
const countCardsStatement = statement({
  name: "count saved cards",
  text: "select count(*) as cards from person_cards where person_id = :personId",
  params: { personId: "uuid" },
  row: { cards: "int8?" },
});

/** Locks the person; returns the number of their cards, or null if the account was deleted. */
export async function lockCards(transaction: Transaction, personId: string): Promise<number | null> {
  if ((await lockPersonStatement.oneOrNull(transaction, { personId })) === null) return null;
  // Counts in a separate statement: a combined one would count in a snapshot older than the lock.
  return (await countCardsStatement.one(transaction, { personId })).cards ?? 0;
}

const clearDefaultStatement = statement({
  name: "clear default card",
  text: "update person_cards set is_default = false where person_id = :personId and is_default",
  params: { personId: "uuid" },
});

const insertCardStatement = statement({
  name: "insert saved card",
  text: `insert into person_cards (id, person_id, processor, token, card_type, last4, expiry_date, postal_code, fingerprint,
           is_default, created_at)
         values (:cardId, :personId, :keptAt, :token, :type, :last4, :expiryDate, :postalCode, :fingerprint, :isDefault, :now)`,
  params: {
    cardId: "uuid",
    personId: "uuid",
    keptAt: "text",
    token: "text",
    type: "text?",
    last4: "text?",
    expiryDate: "text?",
    postalCode: "text?",
    fingerprint: "text?",
    isDefault: "bool",
    now: "timestamptz",
  },
});

export type NewCard = Omit<ChargeableCard, "customer"> & {
  readonly cardId: string;
  readonly personId: string;
  readonly type: string | null;
  readonly last4: string | null;
  /**
   * The gateway's fingerprint of the card number, which identifies duplicates; null if the gateway has none.
   */
  readonly fingerprint: string | null;
  readonly isDefault: boolean;
  readonly now: Date;
};

const findSameCardStatement = statement({
  name: "find same card",
  text: `select id as "cardId", token from person_cards
         where person_id = :personId and processor = :keptAt and fingerprint = :fingerprint`,
  params: { personId: "uuid", keptAt: "text", fingerprint: "text" },
  row: { cardId: "uuid", token: "text" },
});

/** Finds the person's saved card with the same fingerprint. payment#kept-cards. */
export async function findSameCard(
  transaction: Transaction,
  { personId, keptAt, fingerprint }: Pick<NewCard, "personId" | "keptAt" | "fingerprint">,
): Promise<{ readonly cardId: string; readonly token: string } | null> {
  return fingerprint === null ? null : findSameCardStatement.oneOrNull(transaction, { personId, keptAt, fingerprint });
}

export async function insertCard(transaction: Transaction, card: NewCard): Promise<void> {
  if (card.isDefault) await clearDefaultStatement.count(transaction, { personId: card.personId });
  await insertCardStatement.count(transaction, card);
}

const changeCardStatement = statement({
  name: "change saved card",
  text: `update person_cards set is_default = is_default or :isDefault, expiry_date = coalesce(:expiryDate, expiry_date),
           postal_code = coalesce(:postalCode, postal_code)
         where id = :cardId and person_id = :personId`,
  params: { cardId: "uuid", personId: "uuid", isDefault: "bool", expiryDate: "text?", postalCode: "text?" },
});

/**
 * Changes a card. A null field stays unchanged; `isDefault: false` does not unset the default. Returns false
 * if the person has no such card.
 */
export async function changeCard(
  transaction: Transaction,
  change: {
    readonly cardId: string;
    readonly personId: string;
    readonly isDefault: boolean;
    readonly expiryDate: string | null;
    readonly postalCode: string | null;
  },
): Promise<boolean> {
  if (change.isDefault) await clearDefaultStatement.count(transaction, { personId: change.personId });
  return (await changeCardStatement.count(transaction, change)) === 1;
}

const deleteCardStatement = statement({
  name: "delete saved card",
  text: "delete from person_cards where id = :cardId and person_id = :personId",
  params: { cardId: "uuid", personId: "uuid" },
});
const promoteCardStatement = statement({
  name: "promote saved card",
  text: `update person_cards set is_default = true where id = (
           select id from person_cards where person_id = :personId order by created_at limit 1)
         and not exists (select from person_cards where person_id = :personId and is_default)`,
  params: { personId: "uuid" },
});

/** Deletes a card. If no default is left, the oldest card becomes the default. */
export async function deleteCard(transaction: Transaction, personId: string, cardId: string): Promise<void> {
  await deleteCardStatement.count(transaction, { personId, cardId });
  await promoteCardStatement.count(transaction, { personId });
}

const findCustomerStatement = statement({
  name: "find customer",
  text: "select customer from person_customers where person_id = :personId and processor = :keptAt",
  params: { personId: "uuid", keptAt: "text" },
  row: { customer: "text" },
});
const keepCustomerStatement = statement({
  name: "keep customer",
  text: `insert into person_customers (person_id, processor, customer)
         select id, :keptAt, :customer from people where id = :personId for key share
         on conflict (person_id, processor) do update set customer = person_customers.customer returning customer`,
  params: { personId: "uuid", keptAt: "text", customer: "text" },
  row: { customer: "text" },
});

/**
 * Returns a person's customer id at a gateway, one for each account there; creates the customer on first use. Null if the gateway is
 * unreachable, or the account is deleted concurrently.
 */
export async function customerOf(db: Queryable, personId: string, gateway: PaymentGateway): Promise<string | null> {
  const { name: keptAt } = gateway;
  const known = await findCustomerStatement.oneOrNull(db, { personId, keptAt });
  if (known) return known.customer;
  const opened = await gateway.createCustomer();
  if (opened.outcome !== "created") return null;
  const kept = await keepCustomerStatement.oneOrNull(db, { personId, keptAt, customer: opened.customer });
  return kept?.customer ?? null;
}

/** Lists all cards of a person, to delete them at their gateways. */
export const chargeableCards = statement({
  name: "chargeable cards of person",
  text: `${CHARGEABLE_CARDS}
         where c.person_id = :personId`,
  params: { personId: "uuid" },
  row: CHARGEABLE_CARD,
}).rows;
