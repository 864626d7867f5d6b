import { escapeHtml, inlineMarkdown } from "./html.ts";

type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly example?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

/** Renders an object schema as a list of fields, any other schema as one line. */
export function renderSchema(schema: Schema): string {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return `<p class="shape">${typeOf(schema)}</p>`;
  const required = new Set(schema.required ?? []);
  return `<ul class="fields">${fields.map(([name, field]) => renderField(name, field, required.has(name))).join("")}</ul>`;
}

function renderField(name: string, field: Schema, isRequired: boolean): string {
  const example =
    field.example === undefined
      ? ""
      : ` <small>such as <code>${escapeHtml(JSON.stringify(field.example))}</code></small>`;
  const inner = objectWithin(field);
  return `<li><code>${escapeHtml(name)}</code> <span>${typeOf(field)}</span>${isRequired ? "" : " <small>optional</small>"}${example}
${field.description ? `<p>${inlineMarkdown(field.description)}</p>` : ""}${inner ? renderSchema(inner) : ""}</li>`;
}

/**
 * Returns the object schema to list under a field: its own, its array items', or the first of its
 * alternatives'.
 */
function objectWithin(schema: Schema): Schema | undefined {
  if (schema.properties) return schema;
  if (schema.items?.properties) return schema.items;
  return [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].find((part) => part.properties);
}

function typeOf(schema: Schema): string {
  if (schema.$ref) {
    const name = escapeHtml(schema.$ref.split("/").at(-1) ?? "");
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(" or ");
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (parts.length > 0) return [...new Set(parts.map(typeOf))].join(" or ");
  if (schema.items) return `list of ${typeOf(schema.items)}`;
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? "anything"];
  return types.map((type) => escapeHtml(String(type))).join(" or ");
}
