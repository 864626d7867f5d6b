import { m } from "@comptoir/messages";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { aUser } from "../../testing/a-user.ts";
import { refusal } from "../../testing/fake-api.ts";
import { makePasskey } from "./passkey-section.tsx";

// @vitest-environment happy-dom

const PASSWORD = "Two poutines & 1 Caesar!";
const OPTIONS = {
  challenge: "Y2hhbGxlbmdl",
  rp: { id: "localhost", name: "Comptoir" },
  user: { id: "bm9vcg", name: "noor@example.ca", displayName: "Noor" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
};

/** Sets up a browser where Noor is signed in, with a fake authenticator. */
function atBrowser(create: () => Promise<unknown>, begun = () => Response.json({ options: OPTIONS })) {
  const { id, token } = aUser();
  // biome-ignore lint/suspicious/noDocumentCookie: it is the cookie that the server sets.
  document.cookie = `person=${id}.${token}; Path=/`;
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push(await request.json());
    return begun();
  });
  vi.stubGlobal("PublicKeyCredential", class {});
  const asked = vi.fn(create);
  vi.stubGlobal("navigator", { credentials: { create: asked } });
  return { sent, asked };
}

/** An authenticator's answer with a new passkey. */
const MADE = async () => ({
  id: "a2V5",
  rawId: new Uint8Array([107, 101, 121]).buffer,
  type: "public-key",
  getClientExtensionResults: () => ({}),
  response: {
    attestationObject: new Uint8Array([1]).buffer,
    clientDataJSON: new Uint8Array([2]).buffer,
    getTransports: () => ["internal"],
  },
});
const failsWith = (name: string) => () => Promise.reject(new DOMException("No.", name));

afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: it is the cookie that the server sets.
  document.cookie = "person=; Max-Age=0; Path=/";
});

describe("people#passkeys: creating a passkey", () => {
  test("The current password is sent to the API, the API's challenge to the authenticator, and the new credential is returned.", async () => {
    const { sent, asked } = atBrowser(MADE);
    const made = await makePasskey(PASSWORD);
    expect(sent).toEqual([{ userId: aUser().id, token: aUser().token, currentPassword: PASSWORD }]);
    expect(asked.mock.calls[0]).toMatchObject([{ publicKey: { rp: { id: "localhost" } } }]);
    expect(made).toMatchObject({ credential: { id: "a2V5", response: { transports: ["internal"] } } });
  });

  test("The message about a wrong password is shown at its field, and the authenticator is not asked.", async () => {
    const { asked } = atBrowser(MADE, () => refusal(403, "password_wrong"));
    expect(await makePasskey("wrong")).toMatchObject({ faults: { currentPassword: "Refused: password_wrong." } });
    expect(asked).not.toHaveBeenCalled();
  });

  test("A cancellation, and a device that already has a passkey, each show their message.", async () => {
    atBrowser(failsWith("NotAllowedError"));
    expect(await makePasskey(PASSWORD)).toMatchObject({ problem: m.profile_passkey_cancelled() });
    atBrowser(failsWith("InvalidStateError"));
    expect(await makePasskey(PASSWORD)).toMatchObject({ problem: m.profile_passkey_here() });
  });

  test("After a sign-out in another tab, nothing is sent.", async () => {
    const { sent } = atBrowser(MADE);
    // biome-ignore lint/suspicious/noDocumentCookie: another tab has signed out.
    document.cookie = "person=; Max-Age=0; Path=/";
    expect(await makePasskey(PASSWORD)).toMatchObject({ problem: m.refusal_session_expired() });
    expect(sent).toEqual([]);
  });
});
