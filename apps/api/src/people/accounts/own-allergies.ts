import type { OwnAllergiesData } from "@comptoir/contract";
import { refuse } from "../../platform/middleware/refuse.ts";
import { keepOwnAllergies, loadOwnAllergies } from "../own-allergies.store.ts";
import { type AccountDeps, type PersonHandler, signedIn } from "./account-deps.ts";

/** `POST /auth/allergies`: returns what the caller's account has of their allergies. people#own-allergies. */
export function handleGetOwnAllergies({ database }: AccountDeps): PersonHandler<"getOwnAllergies"> {
  return async (c) => {
    const kept = await loadOwnAllergies(database, { personId: signedIn(c).personId });
    return kept === null ? refuse(c, "sessionExpired") : c.json(formatKept(kept), 200);
  };
}

/** `POST /auth/keep-allergies`: replaces them, with the time of the person's consent. people#own-allergies. */
export function handleKeepOwnAllergies({ database, clock }: AccountDeps): PersonHandler<"keepOwnAllergies"> {
  return async (c) => {
    const kept = { allergies: c.req.valid("json").allergies, consentedAt: clock() };
    const isKept = await keepOwnAllergies(database, { personId: signedIn(c).personId, ...kept });
    return isKept ? c.json(formatKept(kept), 200) : refuse(c, "sessionExpired");
  };
}

/** `POST /auth/forget-allergies`: deletes them. Orders keep what was said with them. people#own-allergies. */
export function handleForgetOwnAllergies({ database }: AccountDeps): PersonHandler<"forgetOwnAllergies"> {
  return async (c) => {
    const none = { allergies: null, consentedAt: null };
    const isKept = await keepOwnAllergies(database, { personId: signedIn(c).personId, ...none });
    return isKept ? c.json(none, 200) : refuse(c, "sessionExpired");
  };
}

/** Formats what an account has of its person's allergies, for an answer and for the export. */
export function formatKept({
  allergies,
  consentedAt,
}: NonNullable<Awaited<ReturnType<typeof loadOwnAllergies>>>): OwnAllergiesData {
  return { allergies: allergies && [...allergies], consentedAt: consentedAt?.toISOString() ?? null };
}
