// @vitest-environment happy-dom
import { m } from "@comptoir/messages";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { dinerAt } from "../../testing/diner-at-page.ts";
import { PasskeySignIn } from "./steps/passkey-sign-in.tsx";

const ASSERTED = {
  id: "a2V5",
  rawId: new Uint8Array([107, 101, 121]).buffer,
  type: "public-key",
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: new Uint8Array([1]).buffer,
    authenticatorData: new Uint8Array([2]).buffer,
    signature: new Uint8Array([3]).buffer,
    userHandle: null,
  },
};
/** The email field that the browser autofills, with the passkey button below it. */
function SignIn() {
  return (
    <>
      <input autoComplete="username webauthn" />
      <PasskeySignIn />
    </>
  );
}

type Get = (options: { readonly mediation?: string; readonly signal?: AbortSignal }) => Promise<unknown>;

/** Opens the sign-in in a browser with or without passkey autofill, and records the posted forms. */
async function openAt(get: Get, { fillsIn }: { readonly fillsIn: boolean }) {
  const asked = vi.fn(get);
  vi.stubGlobal(
    "PublicKeyCredential",
    Object.assign(class {}, { isConditionalMediationAvailable: async () => fillsIn }),
  );
  vi.stubGlobal("navigator", { credentials: { get: asked } });
  vi.stubGlobal("fetch", async () => Response.json({ options: { challenge: "Y2hhbGxlbmdl", rpId: "localhost" } }));
  const posted: Record<string, FormDataEntryValue>[] = [];
  const Stub = createRoutesStub([
    {
      path: "/login",
      action: async ({ request }) => {
        posted.push(Object.fromEntries(await request.formData()));
        return null;
      },
      Component: SignIn,
    },
  ]);
  const page = document.body.appendChild(document.createElement("div"));
  const root = createRoot(page);
  await act(async () => root.render(<Stub initialEntries={["/login"]} />));
  const leave = () => act(async () => root.unmount());
  onTestFinished(async () => {
    await leave();
    page.remove();
  });
  return { diner: dinerAt(page), asked, posted, leave };
}

const never: Get = ({ signal }) =>
  new Promise((_, fail) => signal?.addEventListener("abort", () => fail(new DOMException("Anew.", "AbortError"))));

describe("people#passkeys: signing in without naming an account", () => {
  beforeAll(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
  afterAll(() => vi.unstubAllGlobals());
  beforeEach(() => vi.restoreAllMocks());

  test("The email field's autofill offers passkeys, and picking one signs in.", async () => {
    const { asked, posted } = await openAt(async () => ASSERTED, { fillsIn: true });
    await act(async () => vi.waitFor(() => expect(posted).toHaveLength(1), { timeout: 10_000 }));
    expect(asked.mock.calls[0]).toMatchObject([{ mediation: "conditional" }]);
    expect(posted[0]).toMatchObject({ intent: "passkey", credential: expect.stringContaining('"id":"a2V5"') });
  });

  test("Without a picked passkey the page shows no message, and leaving the page aborts the request.", async () => {
    const { asked, posted, diner, leave } = await openAt(never, { fillsIn: true });
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), { timeout: 10_000 });
    expect([posted, diner.alerts().join("")]).toEqual([[], ""]);
    await leave();
    await vi.waitFor(() => expect(asked.mock.calls[0]?.[0].signal?.aborted).toBe(true), { timeout: 10_000 });
  });

  test("In a browser without passkey autofill only the button asks for a passkey, and a cancellation is shown.", async () => {
    const cancel = () => Promise.reject(new DOMException("No.", "NotAllowedError"));
    const { asked, diner, posted } = await openAt(cancel, { fillsIn: false });
    await diner.sees(m.login_passkey());
    expect(asked).not.toHaveBeenCalled();
    await diner.press(m.login_passkey());
    await diner.sees(m.login_passkey_cancelled());
    expect(asked.mock.calls[0]?.[0].mediation).toBeUndefined();
    expect(posted).toEqual([]);
  });
});
