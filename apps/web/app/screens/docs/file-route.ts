import { readFile } from "node:fs/promises";
import { data } from "react-router";
import { fileAddress } from "../../docs/docs-path.ts";
import { keptDocs } from "../../docs/read-docs.ts";
import { servicesContext } from "../../load-context.ts";
import type { Route } from "./+types/file-route";

const TYPES: Readonly<Record<string, string>> = { json: "application/json", png: "image/png", webp: "image/webp" };

/** Returns a file that a page of the documentation links to; any other file is not found. screens#docs-files. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { docsRoot } = context.get(servicesContext);
  const name = params["*"] ?? "";
  const file = docsRoot && (await keptDocs(docsRoot)).files.get(fileAddress(name));
  if (!file) throw data(null, { status: 404 });
  const type = TYPES[name.split(".").at(-1) ?? ""] ?? "text/plain; charset=utf-8";
  return new Response(await readFile(file), {
    headers: { "content-type": type, "cache-control": "public, max-age=3600" },
  });
}
