import type { MenuDocument } from "@comptoir/contract";
import { type Menu, normalizeMenus } from "@comptoir/ordering";
import { createContext, data } from "react-router";

/** Set by the restaurant's middleware. */
export const menuDocumentContext = createContext<MenuDocument>();

const menusByDocument = new WeakMap<MenuDocument, readonly Menu[]>();

/**
 * Returns the document's menus for the business rules, cached per document. The document contains members'
 * menus only for members. menu#members-only.
 */
export function menusOf(document: MenuDocument): readonly Menu[] {
  const menus = menusByDocument.get(document) ?? normalizeMenus(document);
  menusByDocument.set(document, menus);
  return menus;
}

type KeptDocument = { readonly etag: string; readonly document: MenuDocument };

/**
 * Caches documents by slug with their ETags. Revalidation is cheap for the API, and saves parsing half a
 * megabyte of JSON.
 */
const keptDocuments = new Map<string, KeptDocument>();
const KEPT_DOCUMENTS_MAX = 50;

/**
 * Loads a restaurant's menu document. Throws 404 for an unknown restaurant, 503 if the API cannot answer.
 *
 * @param request `headers` holds the visitor's cookie and language.
 */
export async function loadMenuDocument(
  api: (request: Request) => Promise<Response>,
  request: { readonly origin: string; readonly slug: string; readonly headers: Readonly<Record<string, string>> },
): Promise<MenuDocument> {
  const kept = keptDocuments.get(request.slug);
  const address = `${request.origin}/menu/${encodeURIComponent(request.slug)}/data.json`;
  const headers = new Headers(request.headers);
  if (kept) headers.set("if-none-match", kept.etag);
  const response = await api(new Request(address, { headers }));
  if (response.status === 304 && kept) return kept.document;
  if (response.status === 404 || response.status === 400) throw data({ unknown: "restaurant" }, { status: 404 });
  if (!response.ok) throw data(null, { status: 503 });
  const document = (await response.json()) as MenuDocument;
  keepDocument(request.slug, response.headers.get("etag"), document);
  return document;
}

function keepDocument(slug: string, etag: string | null, document: MenuDocument): void {
  keptDocuments.delete(slug);
  if (etag === null) return;
  keptDocuments.set(slug, { etag, document });
  const oldest = keptDocuments.keys().next().value;
  if (keptDocuments.size > KEPT_DOCUMENTS_MAX && oldest !== undefined) keptDocuments.delete(oldest);
}
