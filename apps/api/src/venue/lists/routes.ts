import { contract, type DiscountCodeData } from "@comptoir/contract";
import type { Locale } from "@comptoir/messages";
import {
  type CodeState,
  discountCodeKey,
  formatCents,
  isRefused,
  orderingSettings,
  ZERO_CENTS,
} from "@comptoir/ordering";
import { csvOfCodes } from "@comptoir/receipt";
import { discountDataOf, loadDiscounts } from "../../ordering/quote/discounts.store.ts";
import { staffCaller } from "../../people/caller.ts";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import { wordWarning } from "../studio/word-findings.ts";
import { addCode, changeCode, codeVersion, type ListDeps, type SavedCode, setCodeStopped } from "./change-codes.ts";
import { listCodeKeys, sumDiscounts } from "./codes.store.ts";
import { mountGiftCards } from "./gift-card-routes.ts";
import { type ListRouteDeps, refuseFaulty, restaurantOf } from "./list-routes.ts";
import { mountMembers } from "./member-routes.ts";

const PAGE = 50;
const EXPORTED_MAX = 10_000;

/** Mounts the calls of the lists that count at once: discount codes, gift cards, members. studio#lists. */
export function mountLists(app: ApiApp, deps: ListRouteDeps): void {
  mountGiftCards(app, deps);
  mountMembers(app, deps);

  const { lists } = contract;

  app.openapi(lists.listCodes, async (c) => {
    const { restaurantId } = staffCaller(c);
    const { search, state, code, after } = c.req.valid("query");
    const asked = { restaurantId, search: search ?? code ?? "", state, after };
    const only = code === undefined ? null : discountCodeKey(code);
    const codes = await loadCodes(deps, { ...asked, only, atMost: PAGE + 1 });
    const page = codes.slice(0, PAGE);
    const { hasDiscounts } = await restaurantOf(deps, restaurantId);
    return c.json(
      {
        codes: page.map(({ codeKey: _key, ...one }) => one),
        cursor: codes.length > PAGE ? (page.at(-1)?.codeKey ?? null) : null,
        isOffered: hasDiscounts === true,
      },
      200,
    );
  });

  app.openapi(lists.exportCodes, async (c) => {
    const { restaurantId } = staffCaller(c);
    const { search = "", state } = c.req.valid("query");
    const codes = await loadCodes(deps, { restaurantId, search, state, only: null, atMost: EXPORTED_MAX });
    return c.text(csvOfCodes(codes), 200, { "content-type": "text/csv; charset=utf-8" });
  });

  app.openapi(lists.addCode, async (c) => {
    const by = staffCaller(c);
    const saved = await addCode(deps, c.req.valid("json").discount, { by, zone: await zoneOf(deps, by.restaurantId) });
    if (!isRefused(saved)) return c.json(formatSaved(saved, c.var.locale), 200);
    const { refused } = saved;
    if (refused.code === "faulty") return refuseFaulty(c, refused.faults);
    return refused.code === "full" ? refuse(c, "listFull") : refuse(c, "codeTaken");
  });

  app.openapi(lists.changeCode, async (c) => {
    const by = staffCaller(c);
    const { discount, seen } = c.req.valid("json");
    const saved = await changeCode(deps, discount, { by, seen, zone: await zoneOf(deps, by.restaurantId) });
    if (!isRefused(saved)) return c.json(formatSaved(saved, c.var.locale), 200);
    const { refused } = saved;
    if (refused.code === "faulty") return refuseFaulty(c, refused.faults);
    return refused.code === "unknown" ? refuse(c, "codeUnknown") : refuse(c, "codeChanged");
  });

  app.openapi(lists.stopCode, async (c) => {
    const result = await setCodeStopped(deps, c.req.valid("json"), staffCaller(c));
    return isRefused(result) ? refuse(c, "codeUnknown") : c.json(result, 200);
  });
}

type Asked = {
  readonly restaurantId: string;
  readonly search: string;
  readonly state: CodeState | undefined;
  readonly after?: string | undefined;
  /** Key of the only code that is listed; null for all. */
  readonly only: string | null;
  readonly atMost: number;
};

/** Loads a page of codes with what they took off. */
async function loadCodes(
  { database, clock }: ListDeps,
  { restaurantId, search, state, after, only, atMost }: Asked,
): Promise<(DiscountCodeData & { readonly codeKey: string })[]> {
  const asked = { restaurantId, search: search.trim(), state: state ?? null, after: after ?? null };
  const listed = await listCodeKeys(database, { ...asked, only, now: clock(), atMost });
  const keys = listed.map(({ codeKey }) => codeKey);
  const [rows, sums] = await Promise.all([
    loadDiscounts(database, restaurantId, keys),
    sumDiscounts(database, restaurantId, keys),
  ]);
  const states = new Map(listed.map((one) => [one.codeKey, one.state]));
  return rows.map((row) => ({
    codeKey: row.codeKey,
    discount: { ...discountDataOf(row) },
    state: states.get(row.codeKey) ?? "active",
    uses: row.uses,
    discountedAmount: formatCents(sums.get(row.codeKey) ?? ZERO_CENTS),
    version: codeVersion(row),
  }));
}

async function zoneOf(deps: ListRouteDeps, restaurantId: string): Promise<string> {
  return orderingSettings(await restaurantOf(deps, restaurantId)).zone;
}

function formatSaved({ code, warnings }: SavedCode, locale: Locale) {
  return { code, warnings: warnings.map((warning) => wordWarning(warning, locale)) };
}
