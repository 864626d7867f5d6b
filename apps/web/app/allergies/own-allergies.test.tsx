// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import type { Allergy } from "@comptoir/ordering";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { OwnAllergies } from "./own-allergies.tsx";
import { SaidAllergiesProvider, useSaidAllergies } from "./said-allergies.tsx";

const NOOR = "7a1f6f5e-5a0b-4f6e-9a55-0f6a3a0d2c11";

/** Shows the part for a person whose account has `kept`, on a device where `said` was said. */
async function show({ kept, said }: { readonly kept: readonly Allergy[] | null; readonly said?: readonly Allergy[] }) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const body = await request.json();
    const path = new URL(request.url).pathname.replace("/api/auth/", "");
    sent.push(path === "keep-allergies" ? [path, body.allergies, body.consent] : [path]);
    return Response.json({ allergies: kept, consentedAt: kept && "2026-11-20T17:00:00.000Z" });
  });
  if (said) sessionStorage.setItem("comptoir-allergies", JSON.stringify(said));
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <SaidAllergiesProvider personId={NOOR}>
        <OwnAllergies personId={NOOR} />
        <Said />
      </SaidAllergiesProvider>,
    ),
  );
  await act(async () => undefined);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  const press = (words: string) =>
    act(async () => [...page.querySelectorAll("button")].find(({ textContent }) => textContent === words)?.click());
  return { page, sent, press, said: () => page.querySelector("output")?.textContent };
}

function Said() {
  return <output>{useSaidAllergies().allergies.join()}</output>;
}

describe("people#own-allergies: on a device", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the page's half of a session.
    document.cookie = `person=${NOOR}.token`;
  });
  afterEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = "person=; Max-Age=0";
    sessionStorage.clear();
    localStorage.clear();
  });
  afterAll(() => vi.unstubAllGlobals());

  test("What the account has is said in a visit in which nothing was said, and the account is asked once in a tab.", async () => {
    const first = await show({ kept: ["Peanuts"] });
    expect([first.said(), first.page.querySelector("aside")]).toEqual(["Peanuts", null]);
    const again = await show({ kept: ["Peanuts"] });
    expect([again.said(), again.sent]).toEqual(["Peanuts", []]);
  });

  test("What was said on the device counts, and is kept only after a yes; the question comes once.", async () => {
    const { page, said, sent, press } = await show({ kept: ["Peanuts"], said: ["Egg"] });
    expect(said()).toBe("Egg");
    expect(page.querySelector("aside")?.textContent).toContain(m.allergies_keep_question());
    expect(sent).toEqual([["allergies"]]);
    await press(m.allergies_keep_yes());
    expect(sent).toEqual([["allergies"], ["keep-allergies", ["Egg"], true]]);
    expect(page.querySelector("aside")).toBeNull();
    sessionStorage.removeItem("comptoir-allergies-account");
    expect((await show({ kept: [], said: ["Egg"] })).page.querySelector("aside")).toBeNull();
  });

  test("After a no nothing is sent; that there are none counts too.", async () => {
    const { page, sent, press } = await show({ kept: null, said: ["Egg"] });
    await press(m.allergies_keep_no());
    expect([sent, page.querySelector("aside")]).toEqual([[["allergies"]], null]);
    sessionStorage.clear();
    localStorage.clear();
    const none = await show({ kept: ["Peanuts"], said: [] });
    expect([none.said(), none.page.querySelector("aside")]).toEqual(["", null]);
  });
});
