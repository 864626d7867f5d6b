import { m } from "@comptoir/messages";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { formatPageHalf, keptHalf, PERSON_NAME, parsePageHalf } from "../session/page-half.ts";
import { showToast } from "../ui/toast.tsx";
import { forgetPerson, SIGNED_OUT_FLAG } from "./forget-person.ts";
import { usePerson } from "./person-view.ts";

/**
 * Copies the page's half of the session from the cookie to local storage. When one tab signs out, all other
 * tabs sign out and show a message. Rendered once per document. people#session, people#logout.
 */
export function KeepPerson() {
  const personId = usePerson()?.id ?? null;
  const { revalidate } = useRevalidator();

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page learns of another person, the cookie has changed.
  useEffect(keepAsCookieHas, [personId]);

  useEffect(() => {
    const agree = () => {
      const nowId = keptHalf()?.userId ?? null;
      if (nowId === personId) return;
      // A guest's page has no personal data, so revalidating is enough; otherwise the page reloads.
      if (personId === null) void revalidate();
      else leaveToOthers(nowId);
    };
    const hear = ({ key }: StorageEvent) => {
      if (key === PERSON_NAME || key === null) agree();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) agree();
    };
    addEventListener("storage", hear);
    addEventListener("pageshow", comeBack);
    return () => {
      removeEventListener("storage", hear);
      removeEventListener("pageshow", comeBack);
    };
  }, [personId, revalidate]);
  return null;
}

function keepAsCookieHas(): void {
  const { tab, browser } = browserStorage();
  const half = keptHalf();
  const kept = parsePageHalf(readStorage(browser, PERSON_NAME));
  if (kept !== null && kept.userId !== half?.userId) forgetPerson();
  if (half !== null) writeStorage(browser, PERSON_NAME, formatPageHalf(half));
  const isSaid = (half === null && kept !== null) || readStorage(tab, SIGNED_OUT_FLAG) !== null;
  writeStorage(tab, SIGNED_OUT_FLAG, null);
  if (isSaid && location.pathname !== "/login") showToast(m.person_signed_out());
}

/**
 * Called when another tab has signed out or changed the person. Reloads the page; after a sign-out also
 * deletes the person's data.
 */
function leaveToOthers(nowId: string | null): void {
  if (nowId === null) {
    forgetPerson();
    writeStorage(browserStorage().tab, SIGNED_OUT_FLAG, "true");
  }
  location.reload();
}
