import { formatMoney, m } from "@comptoir/messages";
import { type Locale, restaurantName } from "@comptoir/ordering";
import { gatewayNamed } from "../../gateways/payment/payment-gateways.ts";
import { listCreditsOf } from "../../money/payment/account-credit.store.ts";
import { giveCreditUp } from "../../money/payment/credit-given-up.store.ts";
import { chargeableCards } from "../../money/payment/saved-cards.store.ts";
import { formatOrder } from "../../ordering/orders/follow/order-answer.ts";
import {
  formatCursor,
  holdOrders,
  listOrdersOf,
  parseCursor,
  releaseOrders,
} from "../../ordering/orders/follow/orders-of-person.store.ts";
import { loadOrders } from "../../ordering/orders/orders.store.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { refuse, refuseField } from "../../platform/middleware/refuse.ts";
import { listChildren } from "../children.store.ts";
import { loadOwnAllergies } from "../own-allergies.store.ts";
import { PERSON_OWNER } from "../owner.ts";
import { deletePerson, holdPerson, loadPerson, loadUser } from "../people.store.ts";
import { endSessionHere } from "../session.ts";
import { type AccountDeps, type PersonHandler, signedIn } from "./account-deps.ts";
import { forgetNotices } from "./account-notices.store.ts";
import { formatKept } from "./own-allergies.ts";
import { countTry, verifiedOwner } from "./refusals.ts";

const ORDERS = 20;

/** `POST /auth/export-data`: exports a person's data; orders come in pages with a cursor. people#export. */
export function handleExportData({ database, clock, loginLimit }: AccountDeps): PersonHandler<"exportData"> {
  return async (c) => {
    const after = parseCursor(c.req.valid("json").cursor);
    if (after === "faulty") return refuseField(c, "cursor", "not-a-cursor");
    const { personId } = signedIn(c);
    const attempt = await countTry(c, { loginLimit }, "export", personId);
    if (attempt instanceof Response) return attempt;
    const [person, user] = [await loadPerson(database, { personId }), await loadUser(database, personId)];
    if (!person || !user) return refuse(c, "sessionExpired");
    const names = await listOrdersOf(database, `${PERSON_OWNER}${personId}`, { after, atMost: ORDERS + 1 });
    const children = await listChildren(database, { personId });
    const allergies = await loadOwnAllergies(database, { personId });
    const shown = names.slice(0, ORDERS);
    const orders = (await loadOrders(database, shown)).flatMap((order) =>
      order ? { ...formatOrder(order, c.var.caller), remarks: order.remarks } : [],
    );
    const last = shown.at(-1);
    return c.json(
      {
        exportedAt: clock().toISOString(),
        user: {
          ...user,
          registeredAt: person.createdAt.toISOString(),
          consentedAt: person.consentedAt?.toISOString() ?? null,
        },
        allergies: formatKept(allergies ?? { allergies: null, consentedAt: null }),
        children: children.map(({ consentedAt, ...child }) => ({
          ...child,
          allergies: [...child.allergies],
          consentedAt: consentedAt.toISOString(),
        })),
        orders,
        cursor: names.length > ORDERS && last ? formatCursor(last) : null,
      },
      200,
    );
  };
}

/**
 * `POST /auth/delete-account`: deletes the account and all data that identifies the person. Orders and
 * amounts remain. An open order keeps the name for the kitchen until it is over. people#deletion,
 * promises#promise-48.
 */
export function handleDeleteAccount(deps: AccountDeps): PersonHandler<"deleteAccount"> {
  return async (c) => {
    const { database, paymentGateways } = deps;
    const { personId } = signedIn(c);
    const { currentPassword, giveUpCredit } = c.req.valid("json");
    const person = await verifiedOwner(c, deps, currentPassword);
    if (person instanceof Response) return person;
    const deleted = await inTransaction(database, "read committed", async (transaction): Promise<Deleted> => {
      // A concurrent sign-in or card save commits first; a later one finds no account.
      const held = await holdPerson(transaction, personId);
      if (held === null) return { cards: [] };
      if (held.passwordHash !== person.passwordHash) return { refused: "passwordWrong" };
      const owner = `${PERSON_OWNER}${personId}`;
      // A concurrent cancellation of a school day credits the account first, or finds no account.
      await holdOrders(transaction, owner);
      const credits = giveUpCredit ? [] : await listCreditsOf(transaction, { owner });
      if (credits.length > 0) return { credits };
      await giveCreditUp(transaction, owner);
      const known = await chargeableCards(transaction, { personId });
      await releaseOrders(transaction, owner);
      await forgetNotices(transaction, { personId, email: person.email });
      await deletePerson(transaction, { personId });
      return { cards: known };
    });
    if ("credits" in deleted) {
      return refuse(c, "accountHasCredit", { message: wordCredits(deleted.credits, c.var.locale) });
    }
    if ("refused" in deleted) return refuse(c, deleted.refused);
    c.var.caller.note({ event: "account_deleted" });
    await endSessionHere(c, database);
    // Without its row a card cannot be charged, even if the gateway fails to delete it.
    await Promise.all(deleted.cards.map((card) => gatewayNamed(paymentGateways, card.keptAt)?.forgetCard(card)));
    return c.body(null, 204);
  };
}

type Deleted =
  | { readonly cards: Awaited<ReturnType<typeof chargeableCards>> }
  | { readonly refused: "passwordWrong" }
  | { readonly credits: Awaited<ReturnType<typeof listCreditsOf>> };

function wordCredits(credits: Awaited<ReturnType<typeof listCreditsOf>>, locale: Locale): string {
  const each = credits.map(
    ({ settings, balanceCents }) => `${formatMoney(balanceCents, locale)} (${restaurantName(settings, locale)})`,
  );
  return m.refusal_account_has_credit_at({ credits: each.join(", ") }, { locale });
}
