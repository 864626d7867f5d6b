import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { newWebhookSecret, signWebhook } from "./sign-webhook.ts";

const RECEIVER = path.resolve(import.meta.dirname, "../../../../../examples/webhook.ts");

test("examples/webhook.ts takes what Comptoir signs, with a replaced secret too, and nothing else.", async () => {
  const [secret, next] = [newWebhookSecret(), newWebhookSecret()];
  const env = { PATH: process.env.PATH, COMPTOIR_WEBHOOK_SECRET: secret, PORT: "0" };
  const receiver = spawn(process.execPath, [RECEIVER], { env, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void receiver.kill());
  const lines = createInterface({ input: receiver.stdout })[Symbol.asyncIterator]();
  const port = /"port":(\d+)/.exec(String((await lines.next()).value))?.[1];
  const body = JSON.stringify({ type: "order.placed", timestamp: "2026-11-20T17:00:00Z", data: { number: "12" } });
  const send = async (secrets: readonly string[], sentAt: Date, sent = body) => {
    const [id, timestamp] = ["evt_1", Math.floor(sentAt.getTime() / 1000)];
    const signature = signWebhook(secrets, { id, timestamp, body });
    const headers = { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": signature };
    return (await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body: sent })).status;
  };
  expect(await send([secret], new Date())).toBe(204);
  expect((await lines.next()).value).toBe("order.placed 12");
  expect(await send([next, secret], new Date())).toBe(204);
  expect(await send([next], new Date())).toBe(401);
  expect(await send([secret], new Date(Date.now() - 600_000))).toBe(401);
  expect(await send([secret], new Date(), body.replace("12", "13"))).toBe(401);
});
