import { calls } from "@comptoir/contract/client";
import { m } from "@comptoir/messages";
import type { Allergy } from "@comptoir/ordering";
import { startTransition, useEffect, useState } from "react";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { keptHalf } from "../session/page-half.ts";
import { announce, showToast } from "../ui/toast.tsx";
import { browserCaller } from "../venue/api-caller.ts";
import { parseAllergies, useSaidAllergies } from "./said-allergies.tsx";

/** The tab's entry with the person whose account was asked. It is deleted as the allergies themselves are. */
const ASKED_ACCOUNT_NAME = "comptoir-allergies-account";
/** The browser's entry with the person who was asked whether to keep what they said. */
const ASKED_PERSON_NAME = "comptoir-allergies-asked";

/**
 * Says in this visit what a signed-in person keeps with the account, unless they have said anything on this device: that counts
 * for the visit. Who said it before they signed in is asked once whether to keep it. people#own-allergies.
 */
export function OwnAllergies({ personId }: { readonly personId: string }) {
  const { allergies, isSaid, isRead, say } = useSaidAllergies();
  const [kept, setKept] = useState<readonly Allergy[] | null>(null);
  useEffect(() => {
    const { tab } = browserStorage();
    const half = keptHalf();
    if (!isRead || half === null || readStorage(tab, ASKED_ACCOUNT_NAME) === personId) return;
    let isCurrent = true;
    void calls.getOwnAllergies(browserCaller(), half).then((result) => {
      if (!(result.ok && isCurrent)) return;
      writeStorage(tab, ASKED_ACCOUNT_NAME, personId);
      const own = parseAllergies(JSON.stringify(result.answer.allergies ?? []));
      // A transition waits for parts that are not hydrated yet, as when the tab's storage is read.
      startTransition(() => {
        if (own && own.length > 0 && !isSaid) say(own);
        setKept(own);
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [isRead, isSaid, personId, say]);
  const isOther = kept !== null && allergies.length > 0 && kept.join() !== allergies.join();
  return isSaid && isOther && !wasAsked(personId) ? <KeepQuestion personId={personId} allergies={allergies} /> : null;
}

function KeepQuestion({ personId, allergies }: { readonly personId: string; readonly allergies: readonly Allergy[] }) {
  const [isAnswered, setAnswered] = useState(false);
  if (isAnswered) return null;
  const answer = (keeps: boolean) => {
    noteAsked(personId);
    setAnswered(true);
    if (keeps) void keepWithAccount(allergies);
  };
  return (
    <aside
      aria-label={m.allergies_keep()}
      className="page flex flex-wrap items-center gap-x-4 gap-y-1 bg-tint py-2 text-small forced-colors:border-b"
    >
      <p className="min-w-0 flex-1 basis-64">{m.allergies_keep_question()}</p>
      <button
        type="button"
        className="min-h-11 font-semibold underline underline-offset-4"
        onClick={() => answer(true)}
      >
        {m.allergies_keep_yes()}
      </button>
      <button type="button" className="min-h-11 underline underline-offset-4" onClick={() => answer(false)}>
        {m.allergies_keep_no()}
      </button>
    </aside>
  );
}

/** Keeps allergies with the signed-in person's account, with their consent, and says whether it worked. people#own-allergies. */
export async function keepWithAccount(allergies: readonly Allergy[]): Promise<void> {
  const half = keptHalf();
  if (half === null) return;
  const result = await calls.keepOwnAllergies(browserCaller(), { ...half, allergies: [...allergies], consent: true });
  if (result.ok) announce(m.allergies_kept());
  else showToast(result.error?.message ?? m.person_unreachable(), "danger");
}

/** Notes that a person was asked whether to keep what they said, for this browser until they sign out. */
export function noteAsked(personId: string): void {
  writeStorage(browserStorage().browser, ASKED_PERSON_NAME, personId);
}

function wasAsked(personId: string): boolean {
  return readStorage(browserStorage().browser, ASKED_PERSON_NAME) === personId;
}
