import { describe, expect, it } from "vitest";
import { twilioText } from "./twilio-text.ts";

const SETTINGS = { accountSid: `AC${"0".repeat(32)}`, authToken: "secret", from: "+14165550100" };
const MESSAGE = { messageId: "5b0c7f6e-0000-4000-8000-000000000001", to: "+14165550123", text: "Order 7 is ready." };

/** Fakes Twilio with a given answer, in the format of its public documentation, and records the requests. */
function answering(answer: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetchIt = (async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answer();
  }) as typeof fetch;
  return { asked, send: () => twilioText(SETTINGS, fetchIt).send(MESSAGE, async () => true) };
}
const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });

describe("A text message by Twilio", () => {
  it("is posted to the account's own address on Twilio's host, and taken when Twilio queues it", async () => {
    const { asked, send } = answering(json(201, { sid: `SM${"1".repeat(32)}`, status: "queued", error_code: null }));
    expect(await send()).toEqual({ outcome: "taken" });
    const [{ url, init }] = asked as [(typeof asked)[number]];
    expect(url).toBe(`https://api.twilio.com/2010-04-01/Accounts/${SETTINGS.accountSid}/Messages.json`);
    expect(init.redirect).toBe("error");
    expect(Object.fromEntries(new URLSearchParams(String(init.body)))).toEqual({
      ...{ To: MESSAGE.to, Body: MESSAGE.text, From: SETTINGS.from },
    });
  });

  it("goes through a messaging service where one is named", async () => {
    let body = "";
    const fetchIt = (async (_url: string, init: RequestInit) => {
      body = String(init.body);
      return new Response("{}", { status: 201 });
    }) as typeof fetch;
    await twilioText({ ...SETTINGS, from: `MG${"2".repeat(32)}` }, fetchIt).send(MESSAGE, async () => true);
    expect(body).toContain("MessagingServiceSid=MG2");
  });

  it.each([
    [400, { code: 21211, message: "Invalid 'To' Phone Number" }, "refused"],
    [400, { code: 21610, message: "Attempt to send to unsubscribed recipient" }, "refused"],
    [401, { code: 20003, message: "Authenticate" }, "unreachable"],
    [429, { code: 20429, message: "Too Many Requests" }, "unreachable"],
    [503, { code: 20503, message: "Service unavailable" }, "unreachable"],
    [500, { code: 20500, message: "Internal Server Error" }, "unknown"],
  ])("answered %i %j is %s", async (status, body, outcome) => {
    expect(await answering(json(status, { ...body, status })).send()).toMatchObject({ outcome });
  });

  it("was not taken when no connection stood, and may have been when the answer is lost", async () => {
    const failing = (error: Error) => answering(() => Promise.reject(error)).send();
    const refused = Object.assign(new Error("refused"), { syscall: "connect", code: "ECONNREFUSED" });
    expect(await failing(new TypeError("fetch failed", { cause: refused }))).toMatchObject({ outcome: "unreachable" });
    expect(await failing(new DOMException("timed out", "TimeoutError"))).toMatchObject({ outcome: "unknown" });
  });
});
