import { pinLockMs, type Refused, type StaffCaller } from "@comptoir/ordering";
import type { Database } from "../platform/db/database.ts";
import { inRefusableTransaction } from "../platform/db/refusable-transaction.ts";
import { inTransaction } from "../platform/db/transaction.ts";
import type { Clock } from "../platform/settings.ts";
import type { Passwords } from "./passwords.ts";
import { writeStaffAct } from "./staff-acts.store.ts";
import {
  acceptPin,
  chooseOnSession,
  countPinTry,
  findPinLock,
  lockPin,
  moveSession,
  uncountPinTry,
} from "./staff-pin.store.ts";

export type PinDeps = { readonly database: Database; readonly clock: Clock; readonly passwords: Passwords };

/** A person at one restaurant, and the PIN that was typed. `address`: the network address that types it. */
type PinTry = PersonOfPin & { readonly pin: string; readonly address: string | null };
type PersonOfPin = { readonly restaurantId: string; readonly staffId: string };

export type PinRefusal =
  /** The restaurant has no such person, or the person has no PIN there. */
  | { readonly code: "person-unknown" }
  /** `locks`: whether this wrong PIN locks it. */
  | { readonly code: "wrong"; readonly locks: boolean }
  | { readonly code: "locked"; readonly retryAfterSeconds: number }
  /** Too many PINs and passwords are being checked; this one was not. */
  | { readonly code: "busy" }
  /** The session has ended. */
  | { readonly code: "ended" };

/**
 * Makes a person act on the caller's session, by their PIN. Five wrong ones lock the PIN, never the device.
 * staff#choose, staff#pin-lock.
 */
export async function choosePerson(
  deps: PinDeps,
  who: StaffCaller,
  { personId, pin, address }: { readonly personId: string; readonly pin: string; readonly address: string | null },
): Promise<{ readonly chosen: StaffCaller } | Refused<PinRefusal>> {
  const checked = await checkTry(deps, who, { restaurantId: who.restaurantId, staffId: personId, pin, address });
  if ("refused" in checked) return checked;
  const now = deps.clock();
  type Chosen = { readonly chosen: StaffCaller };
  return inRefusableTransaction<Chosen, PinRefusal>(deps.database, "read committed", async (transaction) => {
    const { restaurantId, sessionHash } = who;
    const person = await acceptPin(transaction, { restaurantId, staffId: personId, pinHash: checked.pinHash });
    if (person === null) return { refused: { code: "wrong", locks: false } };
    if (!(await chooseOnSession(transaction, { restaurantId, sessionHash, personId, now })))
      return { refused: { code: "ended" } };
    const chosen = { ...who, personId, role: person.role };
    await writeStaffAct(transaction, chosen, { at: now, act: "choose" });
    return { chosen };
  });
}

/** Ends the choice of a person on the caller's session; its own member acts again. Idempotent. staff#choose. */
export async function leaveDevice({ database, clock }: Omit<PinDeps, "passwords">, who: StaffCaller): Promise<void> {
  if (who.personId === null || who.personId === who.staffId) return;
  const now = clock();
  await inTransaction(database, "read committed", async (transaction) => {
    const { restaurantId, sessionHash } = who;
    if (await chooseOnSession(transaction, { restaurantId, sessionHash, personId: null, now }))
      await writeStaffAct(transaction, who, { at: now, act: "leave" });
  });
}

/**
 * Moves a person's own session to another restaurant at which the same person works, by their PIN there: a
 * manager here can set neither. staff#switch.
 */
export async function switchRestaurant(
  deps: PinDeps,
  who: StaffCaller,
  { to, pin, address }: { readonly to: string; readonly pin: string; readonly address: string | null },
): Promise<{ readonly switched: StaffCaller } | Refused<PinRefusal>> {
  const { staffId, restaurantId, sessionHash } = who;
  if (who.personId !== staffId || to === restaurantId) return { refused: { code: "person-unknown" } };
  const checked = await checkTry(deps, who, { restaurantId: to, staffId, pin, address });
  if ("refused" in checked) return checked;
  const now = deps.clock();
  type Switched = { readonly switched: StaffCaller };
  return inRefusableTransaction<Switched, PinRefusal>(deps.database, "read committed", async (transaction) => {
    const person = await acceptPin(transaction, { restaurantId: to, staffId, pinHash: checked.pinHash });
    if (person === null) return { refused: { code: "wrong", locks: false } };
    await writeStaffAct(transaction, who, { at: now, act: "switch", details: { to } });
    if (!(await moveSession(transaction, { restaurantId, sessionHash, staffId, to })))
      return { refused: { code: "ended" } };
    const switched = { ...who, restaurantId: to, role: person.role };
    await writeStaffAct(transaction, switched, { at: now, act: "switch", details: { from: restaurantId } });
    return { switched };
  });
}

/** Counts a try, then checks the PIN. Returns the hash that it matched. staff#pin-lock. */
async function checkTry(
  deps: PinDeps,
  who: StaffCaller,
  { pin, address, ...person }: PinTry,
): Promise<{ readonly pinHash: string } | Refused<PinRefusal>> {
  const counted = await countTry(deps, person);
  if (counted === null) return refuseTry(deps, person);
  const isRight = await deps.passwords.isRight(pin, counted.pinHash, address);
  if (isRight) return { pinHash: counted.pinHash };
  if (isRight === null) {
    await uncountPinTry(deps.database, person);
    return { refused: { code: "busy" } };
  }
  const locks = pinLockMs(counted.tries) > 0;
  if (locks) await noteLock(deps, who, person);
  return { refused: { code: "wrong", locks } };
}

/** Counts a try, and locks the PIN with it if it is the last one allowed. */
function countTry({ database, clock }: PinDeps, person: PersonOfPin) {
  const now = clock();
  return inTransaction(database, "read committed", async (transaction) => {
    const counted = await countPinTry(transaction, { ...person, now });
    const lockMs = counted === null ? 0 : pinLockMs(counted.tries);
    if (lockMs > 0) await lockPin(transaction, { ...person, until: new Date(now.getTime() + lockMs) });
    return counted;
  });
}

async function refuseTry({ database, clock }: PinDeps, person: PersonOfPin): Promise<Refused<PinRefusal>> {
  const lock = await findPinLock(database, person);
  if (lock === null) return { refused: { code: "person-unknown" } };
  const leftMs = (lock.lockedUntil?.getTime() ?? 0) - clock().getTime();
  return { refused: { code: "locked", retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)) } };
}

/** Adds to the history of the person's restaurant that their PIN was locked, and on which device. */
function noteLock({ database, clock }: PinDeps, who: StaffCaller, { restaurantId, staffId }: PersonOfPin) {
  return inTransaction(database, "read committed", (transaction) =>
    writeStaffAct(transaction, { ...who, restaurantId, personId: staffId }, { at: clock(), act: "pin-locked" }),
  );
}
