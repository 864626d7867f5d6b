import { contract, type GiftCardRowData } from "@comptoir/contract";
import {
  cents,
  codesOffered,
  formatCents,
  giftCardCodeKey,
  isRefused,
  parseCents,
  ZERO_CENTS,
} from "@comptoir/ordering";
import { csvOfGiftCards } from "@comptoir/receipt";
import { staffCaller } from "../../people/caller.ts";
import { isUuid } from "../../platform/db/uuid.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import type { ListDeps } from "./change-codes.ts";
import { correctCard, issueCard, setCardStopped, topUpCard } from "./change-gift-cards.ts";
import { type GiftCardRow, listGiftCardEntries, listGiftCards } from "./gift-cards.store.ts";
import { type ListRouteDeps, restaurantOf } from "./list-routes.ts";

const PAGE = 50;
const EXPORTED_MAX = 10_000;

/** Mounts the calls of the list of gift cards. studio#gift-cards. */
export function mountGiftCards(app: ApiApp, deps: ListRouteDeps): void {
  const { lists } = contract;

  app.openapi(lists.listGiftCards, async (c) => {
    const { restaurantId } = staffCaller(c);
    const { after, ...asked } = c.req.valid("query");
    const cursor = after !== undefined && isUuid(after) ? after : null;
    const rows = await listGiftCards(deps.database, {
      ...whichOf(restaurantId, asked),
      after: cursor,
      atMost: PAGE + 1,
    });
    const page = rows.slice(0, PAGE);
    const isOffered = codesOffered(await restaurantOf(deps, restaurantId))["gift-card"];
    const next = rows.length > PAGE ? (page.at(-1)?.id ?? null) : null;
    return c.json({ cards: page.map(formatCard), cursor: next, isOffered }, 200);
  });

  app.openapi(lists.exportGiftCards, async (c) => {
    const which = whichOf(staffCaller(c).restaurantId, c.req.valid("query"));
    const rows = await listGiftCards(deps.database, { ...which, after: null, atMost: EXPORTED_MAX });
    return c.text(csvOfGiftCards(rows.map(formatCard)), 200, { "content-type": "text/csv; charset=utf-8" });
  });

  app.openapi(lists.issueGiftCard, async (c) => {
    const { key, amount, recipient = "" } = c.req.valid("json");
    const result = await issueCard(deps, { key, amountCents: amountOf(amount), recipient }, staffCaller(c));
    return isRefused(result) ? refuse(c, "giftCardMismatch") : c.json(result, 200);
  });

  app.openapi(lists.getGiftCardHistory, async (c) => {
    const { restaurantId } = staffCaller(c);
    const { id } = c.req.valid("param");
    const { before = null } = c.req.valid("query");
    const card = isUuid(id) ? await findCard(deps, restaurantId, id) : null;
    if (card === null) return refuse(c, "notFound");
    const rows = await listGiftCardEntries(deps.database, { restaurantId, id, before, atMost: PAGE + 1 });
    const page = rows.slice(0, PAGE);
    const entries = page.map(({ position, at, reason, amountCents, balanceCents, orderNumber, orderDay }) => ({
      position,
      at: at.toISOString(),
      kind: reason,
      amount: formatCents(amountCents),
      balance: formatCents(balanceCents),
      order: orderNumber === null || orderDay === null ? null : { number: orderNumber, day: orderDay },
    }));
    const cursor = rows.length > PAGE ? (page.at(-1)?.position ?? null) : null;
    return c.json({ card: formatCard(card), entries, cursor }, 200);
  });

  app.openapi(lists.topUpGiftCard, async (c) => {
    const by = staffCaller(c);
    const { id } = c.req.valid("param");
    if (!isUuid(id)) return refuse(c, "notFound");
    const { key, amount } = c.req.valid("json");
    const result = await topUpCard(deps, { id, key, amountCents: amountOf(amount) }, by);
    if (isRefused(result)) {
      const { code } = result.refused;
      if (code === "unknown") return refuse(c, "notFound");
      return code === "stopped" ? refuse(c, "giftCardStopped") : refuse(c, "giftCardMismatch");
    }
    const card = await findCard(deps, by.restaurantId, id);
    return c.json({ balance: formatCents(card?.balanceCents ?? ZERO_CENTS) }, 200);
  });

  app.openapi(lists.correctGiftCard, async (c) => {
    const by = staffCaller(c);
    const { id } = c.req.valid("param");
    if (!isUuid(id)) return refuse(c, "notFound");
    const { key, amount, reason } = c.req.valid("json");
    const result = await correctCard(deps, { id, key, amountCents: amountOf(amount), reason }, by);
    if (isRefused(result)) {
      if (result.refused.code === "unknown") return refuse(c, "notFound");
      return result.refused.code === "too-little" ? refuse(c, "giftCardTooLittle") : refuse(c, "giftCardMismatch");
    }
    const card = await findCard(deps, by.restaurantId, id);
    return c.json({ balance: formatCents(card?.balanceCents ?? ZERO_CENTS) }, 200);
  });

  app.openapi(lists.stopGiftCard, async (c) => {
    const { id } = c.req.valid("param");
    const { stopped, reason } = c.req.valid("json");
    if (!isUuid(id)) return refuse(c, "notFound");
    const result = await setCardStopped(
      deps,
      { id, stopped, reason: stopped ? (reason ?? null) : null },
      staffCaller(c),
    );
    return isRefused(result) ? refuse(c, "notFound") : c.json(result, 200);
  });
}

/** Whether the card has the end of a code, or a recipient with these letters. */
function whichOf(restaurantId: string, { search = "", state }: { search?: string; state?: GiftCardRow["state"] }) {
  const text = search.trim();
  return { restaurantId, search: text, end: giftCardCodeKey(text), state: state ?? null, only: null };
}

async function findCard({ database }: ListDeps, restaurantId: string, id: string): Promise<GiftCardRow | null> {
  const asked = { ...whichOf(restaurantId, {}), only: id, after: null, atMost: 1 };
  return (await listGiftCards(database, asked))[0] ?? null;
}

function formatCard(row: GiftCardRow): GiftCardRowData {
  const { id, last4, recipient, state, balanceCents, loadedCents, issuedAt, stoppedAt, stoppedReason } = row;
  return {
    ...{ id, last4, recipient, state, balance: formatCents(balanceCents), loaded: formatCents(loadedCents) },
    issuedAt: issuedAt.toISOString(),
    stopped: stoppedAt && { at: stoppedAt.toISOString(), reason: stoppedReason },
  };
}

/** The contract has checked the amount. */
function amountOf(amount: string) {
  return parseCents(amount) ?? cents(0);
}
