import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { PERSON_NAME } from "../session/page-half.ts";
import { aUser } from "../testing/a-user.ts";
import { dinerAt } from "../testing/diner-at-page.ts";
import { refusal } from "../testing/fake-api.ts";
import { ToastRegion } from "../ui/toast.tsx";
import { callAsPerson } from "../venue/api-caller.ts";
import { KeepPerson } from "./keep-person.tsx";
import { viewPerson } from "./person-view.ts";

// @vitest-environment happy-dom

const NOOR = aUser();
const HALF = `${NOOR.id}.${NOOR.token}`;
const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: simulates the cookie that the server sets.
  document.cookie = text;
};
const cookieIsDropped = () => setCookie("person=; Max-Age=0; Path=/");
beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
  cookieIsDropped();
  localStorage.clear();
  sessionStorage.clear();
});

function Nothing() {
  return null;
}

function Page() {
  return (
    <>
      <KeepPerson />
      <ToastRegion />
    </>
  );
}

/** Opens a page that the server rendered for Noor, or for a guest. */
async function openPage(user: typeof NOOR | null) {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "*",
      loader: () => ({ person: viewPerson(user) }),
      HydrateFallback: Nothing,
      Component: Page,
    },
  ]);
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  await act(async () => root.render(<Stub initialEntries={["/braise"]} />));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  return { diner: dinerAt(page), reload };
}

const anotherTabChanged = () =>
  act(async () => dispatchEvent(Object.assign(new Event("storage"), { key: PERSON_NAME })));

describe("The person in the browser", () => {
  test("Token and user id are kept in a cookie and in local storage.", async () => {
    setCookie(`person=${HALF}; Path=/`);
    await openPage(NOOR);
    expect(localStorage.getItem("person")).toBe(HALF);
  });

  test("After a sign-out the page says so once, and the person's data is deleted from the browser.", async () => {
    localStorage.setItem("person", HALF);
    localStorage.setItem("comptoir-cart 1", "her cart");
    sessionStorage.setItem("comptoir-checkout 1", "her name");
    localStorage.setItem("somebody-elses", "stays");
    const { diner } = await openPage(null);
    await diner.sees(m.person_signed_out());
    expect([localStorage.getItem("person"), localStorage.getItem("comptoir-cart 1")]).toEqual([null, null]);
    expect(sessionStorage.length).toBe(0);
    expect(localStorage.getItem("somebody-elses")).toBe("stays");
  });

  test("A guest's cart is kept at the sign-in; another person's cart is deleted.", async () => {
    localStorage.setItem("comptoir-cart 1", "the guest's cart");
    setCookie(`person=${HALF}; Path=/`);
    await openPage(NOOR);
    expect(localStorage.getItem("comptoir-cart 1")).toBe("the guest's cart");
    localStorage.setItem("person", "somebody-else.token");
    await openPage(NOOR);
    expect(localStorage.getItem("comptoir-cart 1")).toBeNull();
    expect(localStorage.getItem("person")).toBe(HALF);
  });

  test("Signing out in one tab signs out in every tab, which reloads and says so.", async () => {
    setCookie(`person=${HALF}; Path=/`);
    const { reload } = await openPage(NOOR);
    sessionStorage.setItem("comptoir-checkout 1", "her name");
    cookieIsDropped();
    localStorage.removeItem("person");
    await anotherTabChanged();
    expect(reload).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem("comptoir-checkout 1")).toBeNull();
    const { diner } = await openPage(null);
    await diner.sees(m.person_signed_out());
  });

  test("A storage change that does not concern the sign-in does not reload the page.", async () => {
    setCookie(`person=${HALF}; Path=/`);
    const { reload } = await openPage(NOOR);
    await anotherTabChanged();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("A call from the page", () => {
  test("Server error code 201 (expired session) signs out and leaves the page; any other refusal does not.", async () => {
    const sent: string[] = [];
    vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
      sent.push(`${this.method} ${new URL(this.action).pathname} ${[...new FormData(this)].flat().join(" ")}`);
    });
    vi.stubGlobal("fetch", async () => refusal(401, "login_failed"));
    await callAsPerson(new Request("http://localhost/api/auth/login-native"));
    expect(sent).toEqual([]);
    vi.stubGlobal("fetch", async () => refusal(401, 201));
    const answer = await callAsPerson(new Request("http://localhost/api/orders/set-costs"));
    expect(sent).toEqual([`post /logout reason expired back ${location.pathname}`]);
    expect(await answer.json()).toMatchObject({ code: 201 });
  });
});
