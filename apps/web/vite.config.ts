import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";

type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** The screens that a first view of the menu is made of. */
const FIRST_VIEW = ["root.tsx", "screens/restaurant/route.tsx", "screens/restaurant-menu/route.tsx"].map((screen) =>
  path.join(import.meta.dirname, "app", screen),
);
const firstViewModules = new Set<string>();

/** Notes a module and everything that it imports, apart from what is imported later. */
function noteFirstView(id: string, modules: Modules): void {
  if (firstViewModules.has(id)) return;
  if (/packages[\\/](?:ordering|messages)[\\/]/.test(id)) return;
  firstViewModules.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) noteFirstView(imported, modules);
}

/** Names the file of what a first view of the menu imports; none for everything else. */
function nameFirstView(id: string, modules: Modules): string | null {
  if (firstViewModules.size === 0)
    for (const screen of FIRST_VIEW) noteFirstView(`${screen}?__react-router-build-client-route`, modules);
  return firstViewModules.has(id) ? "first-view" : null;
}

/**
 * How scripts are cut for the browser: what never changes between releases in one file that stays cached; what the first view
 * of the menu needs in another, since most guests begin there; and what other screens share in few files
 * rather than many. Every file costs a request, its headers and a hash in the page. The rules are cut apart from the rest, since a
 * first view of the menu prices nothing.
 */
const codeSplitting = {
  groups: [
    { name: "react", test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 4 },
    { name: nameFirstView, priority: 3 },
    {
      name: "rules",
      test: /app[\\/]cart|packages[\\/]ordering/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 16_000,
      priority: 2,
    },
    { name: "site", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000, priority: 1 },
  ],
};

/** A shared file is named after every screen that shares it; its first name will do. */
const chunkFileNames = ({ name }: { readonly name: string }) => `assets/${name.split("~", 1)[0]}-[hash].js`;

const CLIENT_BUILD = path.join(import.meta.dirname, "build", "client");
const LONG_INTEGRITY = /(["'])(\/assets\/[^"']+)\1:\s*(["'])sha384-[^"']+\3,?/g;

/**
 * Has pages name their scripts by SHA-256 where the router would by SHA-384: every page lists all of them, and what is random
 * does not compress. An empty one is not listed: it is what is left for the browser of a route that answers no page, and nobody loads it.
 */
function shorterIntegrity(): Plugin {
  const nameOf = (content: Buffer) => createHash("sha256").update(content).digest("base64");
  return {
    name: "shorter-integrity",
    apply: "build",
    transform: {
      filter: { id: /virtual:react-router\/server-manifest/ },
      handler(code) {
        const shorter = code.replaceAll(LONG_INTEGRITY, (_, quote, script) => {
          const content = readFileSync(CLIENT_BUILD + script);
          return content.toString().trim() === ""
            ? ""
            : `${quote}${script}${quote}:${quote}sha256-${nameOf(content)}${quote},`;
        });
        if (shorter === code || shorter.includes("sha384-")) this.error("The router names its scripts in another way.");
        return { code: shorter, map: null };
      },
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), shorterIntegrity()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: {
      // A screen is sent the words that it says: each is a module.
      resolve: { conditions: ["module-per-message", ...defaultClientConditions] },
      build: { rolldownOptions: { output: { codeSplitting, chunkFileNames } } },
    },
    // The server needs at once what the browser fetches later: a file that one imports and the other awaits is no mistake.
    ssr: {
      build: { rolldownOptions: { input: "./app/entry.site.ts", checks: { ineffectiveDynamicImport: false } } },
    },
  },
});
