import { createHash } from "node:crypto";
import { DOCS_STYLE } from "./docs-style.ts";
import { type OpenApiDocument, openApiDocument } from "./document.ts";
import { escapeHtml, inlineMarkdown } from "./html.ts";
import { renderSchema } from "./render-schema.ts";

type Operation = NonNullable<NonNullable<OpenApiDocument["paths"]>[string]["get"]>;
type Content = NonNullable<Extract<Operation["requestBody"], { content: unknown }>["content"]>;
type Answer = { readonly description: string; readonly content?: Content };

const METHODS = ["get", "post", "put", "delete"] as const;

let page: string | undefined;

/** Returns the documentation as one static HTML page without scripts and external resources. */
export function docsPage(): string {
  page ??= renderPage(openApiDocument());
  return page;
}

export function docsStyleHash(): string {
  return `sha256-${createHash("sha256").update(DOCS_STYLE).digest("base64")}`;
}

function renderPage(document: OpenApiDocument): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? { path, method, operation: item[method] } : [])),
  );
  const events = Object.entries(document.webhooks ?? {}).flatMap(([path, item]) =>
    "post" in item && item.post ? [{ path, method: "post" as const, operation: item.post }] : [],
  );
  const groups = (document.tags ?? []).map((tag) => ({
    tag,
    calls: [...operations, ...events].filter(({ operation }) => operation.tags?.includes(tag.name)),
  }));
  const contents = groups
    .map(
      ({ tag, calls }) =>
        `<li>${escapeHtml(tag.name)}<ul>${calls
          .map(
            ({ operation }) =>
              `<li><a href="#${operation.operationId}">${escapeHtml(operation.summary ?? "")}</a></li>`,
          )
          .join("")}</ul></li>`,
    )
    .join("");
  const sections = groups
    .map(
      ({ tag, calls }) =>
        `<section><h2>${escapeHtml(tag.name)}</h2><p>${escapeHtml(tag.description ?? "")}</p>${calls.map(renderCall).join("")}</section>`,
    )
    .join("");
  const shapes = Object.entries(document.components?.schemas ?? {})
    .map(
      ([name, schema]) => `<article id="schema-${name}"><h3>${escapeHtml(name)}</h3>${renderSchema(schema)}</article>`,
    )
    .join("");
  const intro = (document.info.description ?? "")
    .split("\n\n")
    .map((paragraph) => `<p>${inlineMarkdown(paragraph)}</p>`)
    .join("");
  return `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)} API</title><style>${DOCS_STYLE}</style></head>
<body><a class="skip" href="#calls">Skip to the calls</a>
<header><h1>${escapeHtml(document.info.title)} <span>API</span></h1>${intro}
<p><a href="/api/openapi.json">OpenAPI document</a></p></header>
<nav aria-label="Calls"><ul>${contents}<li><a href="#shapes">Shapes</a></li></ul></nav>
<main id="calls">${sections}<section id="shapes"><h2>Shapes</h2>${shapes}</section></main></body></html>`;
}

function renderCall({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const parameters = (operation.parameters ?? []).filter((parameter) => "name" in parameter);
  const { requestBody, responses } = operation;
  const body = requestBody && "content" in requestBody ? renderContent(requestBody.content) : "";
  return `<article id="${operation.operationId}"><h3>${escapeHtml(operation.summary ?? "")}</h3>
<p class="call"><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code></p>
${leastStaffRole(operation)}${scopeOfKey(operation)}
${
  parameters.length === 0
    ? ""
    : `<h4>Parameters</h4><dl>${parameters
        .map(
          ({ name, in: place, required, description }) =>
            `<dt><code>${escapeHtml(name)}</code> <small>${place}${required ? ", required" : ""}</small></dt><dd>${inlineMarkdown(description ?? "")}</dd>`,
        )
        .join("")}</dl>`
}
${body && `<h4>Body</h4>${body}`}
<h4>Answers</h4><dl class="answers">${Object.entries(responses ?? {})
    .map(renderResponse)
    .join("")}</dl></article>`;
}

/** Renders the least role of staff that may make the call; nothing for other calls. staff#staff-roles. */
function leastStaffRole(operation: Operation): string {
  const { "x-staff-role": role } = operation as { readonly "x-staff-role"?: string };
  return role === undefined ? "" : `<p>For staff, from the role <code>${escapeHtml(role)}</code>.</p>`;
}

/** Renders the scope that a key requires for the call; nothing for other calls. partners#scopes. */
function scopeOfKey(operation: Operation): string {
  const { "x-scope": scope } = operation as { readonly "x-scope"?: string };
  return scope === undefined ? "" : `<p>For keys with the scope <code>${escapeHtml(scope)}</code>.</p>`;
}

function renderResponse([status, { description, content }]: [string, Answer]): string {
  const shown = Number(status) < 400 && content ? renderContent(content) : "";
  return `<dt><b class="status s${status[0]}">${status}</b></dt><dd>${inlineMarkdown(description)}${shown}</dd>`;
}

function renderContent(content: Content): string {
  const { schema, example } = content["application/json"] ?? {};
  if (!schema) return "";
  const written = escapeHtml(JSON.stringify(example, null, 2));
  return `${renderSchema(schema)}<details><summary>Example</summary><pre tabindex="0"><code>${written}</code></pre></details>`;
}
