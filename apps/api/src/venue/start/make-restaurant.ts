import { randomUUID } from "node:crypto";
import { type Locale, m } from "@comptoir/messages";
import { type Refused, type RestaurantData, usualTax } from "@comptoir/ordering";
import { type Fault, parseVenueFile } from "@comptoir/venue-file";
import { staffNameKey } from "../../people/staff.store.ts";
import { makeStaffCode, parseStaffName, type StaffDeps } from "../../people/staff.ts";
import { addMember, holdMember, saveMemberCode } from "../../people/staff-people.store.ts";
import { inRefusableTransaction } from "../../platform/db/refusable-transaction.ts";
import { isUniqueViolation, type Transaction } from "../../platform/db/transaction.ts";
import { holdOpenDraft, raiseDraft, saveChanges } from "../studio/drafts.store.ts";
import { planImport } from "../venue-files/import-venue-file.ts";
import { saveVenue } from "../venue-files/save-venue.ts";
import { findRestaurantId } from "../venues/restaurants.store.ts";
import { changesOfMenu } from "./menu-changes.ts";
import { holdStartCode, loadReadMenu, spendStartCode } from "./start-codes.store.ts";

/** What is typed about a new restaurant. studio#new-venue. */
export type NewRestaurant = {
  readonly manager: string;
  readonly name: string;
  readonly slug: string;
  readonly address?: string | null | undefined;
  readonly province: string;
  readonly zone: string;
  readonly locale: Locale;
  readonly phone?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly tables?: string | null | undefined;
  /** By whom guests' cards are charged; null: no order can be placed yet. */
  readonly processor: string | null;
};

export type StartRequest = NewRestaurant & {
  readonly requestId: string;
  /** The file that was read; null for an empty menu. */
  readonly menuId: string | null;
};

export type StartRefusal =
  | { readonly code: "code" }
  | { readonly code: "slug-taken" }
  /** Another file was read with the code since. */
  | { readonly code: "menu-changed" }
  | { readonly code: "manager" }
  | { readonly code: "faulty"; readonly faults: readonly Fault[] };

export type Started<Session> = { readonly restaurantId: string; readonly slug: string; readonly session: Session };

/**
 * Begins the session of a new manager with a staff code, in the same transaction; null only if the code is not valid.
 */
export type BeginSession<Session> = (transaction: Transaction, codeHash: string) => Promise<Session | null>;

/**
 * Makes a restaurant with a code, in one transaction: its settings are published, its menu is its draft, and its manager is
 * signed in. The code is spent by the same transaction. The same request again answers the same, with a new session.
 * studio#new-venue, studio#start-code.
 */
export async function makeRestaurant<Session>(
  deps: StaffDeps,
  codeHash: string,
  request: StartRequest,
  begin: BeginSession<Session>,
): Promise<Started<Session> | Refused<StartRefusal>> {
  const now = deps.clock();
  try {
    return await inRefusableTransaction<Started<Session>, StartRefusal>(
      deps.database,
      "read committed",
      async (transaction) => {
        const held = await holdStartCode(transaction, { codeHash, now });
        if (held === null) return { refused: { code: "code" } };
        const { madeRestaurant, madeStaff } = held;
        if (madeRestaurant !== null && madeStaff !== null) {
          const made = { restaurantId: madeRestaurant, staffId: madeStaff };
          const isSame = held.requestId === request.requestId && (await holdMember(transaction, made)) !== null;
          return isSame ? signIn(transaction, made, request, now, begin) : { refused: { code: "code" } };
        }
        if (held.menuId !== request.menuId && request.menuId !== null) return { refused: { code: "menu-changed" } };
        const manager = parseStaffName(request.manager);
        if (manager === null) return { refused: { code: "manager" } };
        const saved = await saveRestaurant(transaction, request, now);
        if ("refused" in saved) return saved;
        const { restaurantId } = saved;
        await saveMenu(transaction, { restaurantId, codeHash, request, manager, now });
        const staffId = randomUUID();
        const made = { restaurantId, staffId };
        await addMember(transaction, {
          ...made,
          name: manager,
          nameKey: staffNameKey(manager),
          kind: "person",
          role: "manager",
          pinHash: null,
          now,
        });
        await spendStartCode(transaction, { codeHash, requestId: request.requestId, ...made });
        return signIn(transaction, made, request, now, begin);
      },
    );
  } catch (error) {
    // Another restaurant took the slug at the same moment.
    if (isUniqueViolation(error)) return { refused: { code: "slug-taken" } };
    throw error;
  }
}

async function saveRestaurant(
  transaction: Transaction,
  request: StartRequest,
  now: Date,
): Promise<{ readonly restaurantId: string } | Refused<StartRefusal>> {
  // Before the import is planned, which would replace the restaurant that has the slug.
  if ((await findRestaurantId(transaction, request.slug)) !== null) return { refused: { code: "slug-taken" } };
  const plan = await planImport(transaction, { restaurant: settingsOf(request), menus: [] }, { now, isWhole: true });
  if ("faults" in plan) {
    const isTaken = plan.faults.some(
      ({ path, reason }) => /^restaurant\.(?:id|slug)$/.test(path) && reason === undefined,
    );
    return { refused: isTaken ? { code: "slug-taken" } : { code: "faulty", faults: plan.faults } };
  }
  if (plan.before !== null) return { refused: { code: "slug-taken" } };
  const publication = { origin: "import", by: request.manager } as const;
  const { restaurantId } = await saveVenue(transaction, plan, { now, publication });
  return { restaurantId };
}

/** The settings of a new restaurant. Its id is its slug, so that no file without an id can be taken for another's. */
function settingsOf(made: NewRestaurant) {
  const { name, slug, address, province, zone, locale, phone, email, tables, processor } = made;
  const tax = usualTax(province);
  const said: Partial<RestaurantData> = {
    ...(address ? { address } : {}),
    ...(phone ? { phone } : {}),
    ...(email ? { order_options: { support_email: email } } : {}),
    ...(tables ? { tables } : {}),
    ...(processor ? { payment_processor: processor } : {}),
    ...(tax === null ? {} : { tax_rate: { tax1: tax.tax1, ...(tax.tax2 === undefined ? {} : { tax2: tax.tax2 }) } }),
  };
  const locales = [
    {
      locale_long: locale,
      locale_short: locale.slice(0, 2),
      label: locale === "fr-CA" ? "Français" : "English",
      is_default: true,
    },
  ];
  return { id: slug, name, slug, province, locales, menu_configuration: { zone }, ...said };
}

/** Puts the menu that was read, or an empty one, into the restaurant's draft. */
async function saveMenu(
  transaction: Transaction,
  {
    restaurantId,
    codeHash,
    request: { menuId, locale },
    manager,
    now,
  }: {
    readonly restaurantId: string;
    readonly codeHash: string;
    readonly request: StartRequest;
    readonly manager: string;
    readonly now: Date;
  },
): Promise<void> {
  const read = menuId === null ? null : await loadReadMenu(transaction, { codeHash });
  const changes = read?.menu?.changes ?? changesOfEmptyMenu(locale, now);
  const draft = { restaurantId, draftId: (await holdOpenDraft(transaction, restaurantId)).id };
  await saveChanges(transaction, { ...draft, changes, by: manager, at: now });
  await raiseDraft(transaction, draft);
}

function changesOfEmptyMenu(locale: Locale, now: Date) {
  const name = m.staff_start_blank_menu({}, { locale });
  const section = { name: m.staff_start_blank_section({}, { locale }), items: [] };
  const file = { restaurant: { name, slug: "menu-of-a-file" }, menus: [{ name, sections: [section] }] };
  const parsed = parseVenueFile(JSON.stringify(file), { importedAt: now.toISOString() });
  if ("faults" in parsed) throw new Error("An empty menu has a fault.");
  return changesOfMenu(parsed.venue);
}

async function signIn<Session>(
  transaction: Transaction,
  made: { readonly restaurantId: string; readonly staffId: string },
  { slug }: StartRequest,
  now: Date,
  begin: BeginSession<Session>,
): Promise<Started<Session>> {
  const { codeHash, expiresAt } = makeStaffCode(now, 1);
  await saveMemberCode(transaction, { ...made, codeHash, expiresAt });
  const session = await begin(transaction, codeHash);
  if (session === null) throw new Error("A new manager was not signed in.");
  return { restaurantId: made.restaurantId, slug, session };
}
