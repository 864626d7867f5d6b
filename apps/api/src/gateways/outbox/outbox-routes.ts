import { createHash } from "node:crypto";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { ApiEnv } from "../../platform/middleware/api-env.ts";
import { onThisMachineAlone } from "../../platform/middleware/this-machine.ts";
import type { KeptMessage, Outbox } from "./outbox.ts";

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.5rem; }
article { border: 1px solid #8886; border-radius: 12px; padding: 1rem; margin: 1rem 0; }
h2 { font-size: 1.125rem; margin: 0; }
p { margin: 0.25rem 0; overflow-wrap: anywhere; }
p.from { color: GrayText; font-size: 0.875rem; }
iframe { width: 100%; height: 46rem; border: 0; border-radius: 8px; background: #fff; margin-top: 0.75rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.875rem; }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; }`;
const STYLE_HASH = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/**
 * Shows the outbox, on this machine only, because it has other people's mail. Each mail is rendered in a
 * sandboxed frame that runs and loads nothing. operations#outbox.
 */
export function outboxRoutes(outbox: Outbox): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.use("*", onThisMachineAlone);
  routes.get("/", async (c) => {
    c.header(
      "content-security-policy",
      `default-src 'none'; style-src ${STYLE_HASH}; frame-src 'self'; base-uri 'none'`,
    );
    return c.html(pageOf(await outbox.list(), c.req.path));
  });
  routes.get("/:id", async (c) => {
    const message = await outbox.find(c.req.param("id"));
    if (message?.channel !== "mail") return c.notFound();
    c.header(
      "content-security-policy",
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    );
    c.header("x-frame-options", "SAMEORIGIN");
    return c.html(message.html);
  });
  return routes;
}

function pageOf(messages: readonly KeptMessage[], path: string) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${raw(STYLE)}</style></head><body><h1>Outbox</h1>
<p>No mail server and no service for text messages are set up, so what would be sent is kept here.</p>
${messages.length === 0 ? html`<p>Nothing was sent yet.</p>` : messages.map((message) => articleOf(message, path))}
</body></html>`;
}

function articleOf(message: KeptMessage, path: string) {
  const from = html`<p class="from">${message.channel === "mail" ? "Mail" : "Text message"} to ${message.to}, ${message.at}</p>`;
  if (message.channel === "text") return html`<article>${from}<p>${message.text}</p></article>`;
  const frame = `${path.replace(/\/$/, "")}/${message.messageId}`;
  return html`<article><h2>${message.subject}</h2>${from}
<p class="from">From ${message.fromName}, ${message.locale}${message.replyTo ? `, answers to ${message.replyTo}` : ""}</p>
<iframe src="${frame}" sandbox title="${message.subject}" loading="lazy"></iframe>
<details><summary>As plain text</summary><pre>${message.text}</pre></details></article>`;
}
