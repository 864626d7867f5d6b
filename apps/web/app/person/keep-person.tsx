import { m } from "@comptoir/messages";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { browserStorage, readStorage, writeStorage } from "../browser-storage.ts";
import { formatPageHalf, keptHalf, PERSON_NAME, parsePageHalf } from "../session/page-half.ts";
import { showToast } from "../ui/toast.tsx";
import { forgetPerson, SIGNED_OUT_FLAG } from "./forget-person.ts";
import { usePerson } from "./person-view.ts";

/**
 * Mirrors the page's half of the session from the cookie to local storage. When one tab signs out, all other
 * tabs sign out too and show a message. Rendered once per document. people#session, people#logout.
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
      // A signed-in person's page reloads; a guest's page only revalidates its data.
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
  // The sign-in page shows this message itself.
  if (isSaid && location.pathname !== "/login") showToast(m.person_signed_out());
}

/**
 * Handles a change of the signed-in person in another tab by reloading the page. If the person was signed
 * out, also clears the person's data.
 */
function leaveToOthers(nowId: string | null): void {
  if (nowId === null) {
    forgetPerson();
    writeStorage(browserStorage().tab, SIGNED_OUT_FLAG, "true");
  }
  location.reload();
}
