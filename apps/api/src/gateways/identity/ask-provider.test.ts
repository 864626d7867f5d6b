import { describe, expect, it } from "vitest";
import { askProvider, ProviderUnreachable } from "./ask-provider.ts";

const ORIGIN = "https://provider.example";

describe("Asking a provider", () => {
  it.each([
    "https://evil.example/token",
    "http://provider.example/token",
    "https://provider.example:8443/token",
    "https://provider.example@evil.example/token",
    "https://provider.example.evil.example/",
    "http://169.254.169.254/latest",
  ])("never goes to %s", async (url) => {
    const asked: string[] = [];
    const ask = askProvider([ORIGIN], async (to) => {
      asked.push(to);
      return Response.json({});
    });
    await expect(ask(url, {})).rejects.toBeInstanceOf(ProviderUnreachable);
    expect(asked).toEqual([]);
  });

  it("follows nowhere, and hands on what the provider's own host answers", async () => {
    const inits: RequestInit[] = [];
    const ask = askProvider([ORIGIN], async (_, init) => {
      inits.push(init);
      return Response.json({ error: "invalid_grant" }, { status: 400 });
    });
    const answer = await ask(`${ORIGIN}/token`, { method: "POST", redirect: "follow" });
    expect([answer.status, await answer.json()]).toEqual([400, { error: "invalid_grant" }]);
    expect(inits[0]).toMatchObject({ method: "POST", redirect: "manual" });
  });

  it.each([
    ["fails", () => Response.json({}, { status: 503 })],
    ["has too much to say", () => new Response("x".repeat(300 * 1024))],
  ])("is unreachable when it %s", async (_, answer) => {
    const ask = askProvider([ORIGIN], async () => answer());
    await expect(ask(`${ORIGIN}/token`, {})).rejects.toBeInstanceOf(ProviderUnreachable);
  });
});
