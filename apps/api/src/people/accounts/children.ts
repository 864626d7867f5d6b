import { randomUUID } from "node:crypto";
import type { ChildData } from "@comptoir/contract";
import { MAX_CHILDREN } from "@comptoir/ordering";
import type { Database } from "../../platform/db/database.ts";
import { inTransaction } from "../../platform/db/transaction.ts";
import { isUuid } from "../../platform/db/uuid.ts";
import { refuse } from "../../platform/middleware/refuse.ts";
import {
  type ChildToKeep,
  changeChild,
  deleteChild,
  insertChild,
  listChildren,
  lockChildren,
} from "../children.store.ts";
import { type AccountDeps, type PersonHandler, signedIn } from "./account-deps.ts";

/** `POST /auth/children`: returns the caller's own children. school#children. */
export function handleGetChildren({ database }: AccountDeps): PersonHandler<"getChildren"> {
  return async (c) => c.json(await ownChildren(database, signedIn(c).personId), 200);
}

/**
 * `POST /auth/add-child`: adds a child with the parent's consent and the time of that consent.
 * school#child-consent.
 */
export function handleAddChild({ database, clock }: AccountDeps): PersonHandler<"addChild"> {
  return async (c) => {
    const { personId } = signedIn(c);
    const child = childOf(c.req.valid("json"), { personId, childId: randomUUID(), now: clock() });
    const refused = await inTransaction(database, "read committed", async (transaction) => {
      const children = await lockChildren(transaction, personId);
      if (children === null) return "sessionExpired";
      if (children >= MAX_CHILDREN) return "childrenFull";
      await insertChild(transaction, child);
      return null;
    });
    if (refused !== null) return refuse(c, refused);
    return c.json(await ownChildren(database, personId), 201);
  };
}

/**
 * `POST /auth/edit-child`: changes a child. Another person's child is answered as unknown. school#children.
 */
export function handleEditChild({ database, clock }: AccountDeps): PersonHandler<"editChild"> {
  return async (c) => {
    const { personId } = signedIn(c);
    const { childId, ...written } = c.req.valid("json");
    const isChanged =
      isUuid(childId) && (await changeChild(database, childOf(written, { personId, childId, now: clock() })));
    if (!isChanged) return refuse(c, "childUnknown");
    return c.json(await ownChildren(database, personId), 200);
  };
}

/** `POST /auth/remove-child`: deletes a child. Its orders remain without its name. school#children. */
export function handleRemoveChild({ database }: AccountDeps): PersonHandler<"removeChild"> {
  return async (c) => {
    const { personId } = signedIn(c);
    const { childId } = c.req.valid("json");
    if (!(isUuid(childId) && (await deleteChild(database, { personId, childId })))) return refuse(c, "childUnknown");
    return c.json(await ownChildren(database, personId), 200);
  };
}

type Written = Pick<ChildData, "name" | "class" | "allergies"> & { readonly note?: string | null | undefined };

function childOf(
  { name, class: className, allergies, note }: Written,
  of: Pick<ChildToKeep, "personId" | "childId" | "now">,
): ChildToKeep {
  return { ...of, name, className, allergies, note: note?.trim() || null };
}

async function ownChildren(database: Database, personId: string): Promise<{ children: ChildData[] }> {
  const children = await listChildren(database, { personId });
  return { children: children.map(({ consentedAt: _, ...child }) => ({ ...child, allergies: [...child.allergies] })) };
}
