import { createHash } from "node:crypto";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defaultClientConditions, defineConfig, type Plugin, type Rolldown } from "vite";

/**
 * How scripts are cut for the browser: React and its router, which change with their releases only; the three routes of the menu with all
 * that they import, since most guests begin there; and what other screens share in few files rather than many. Without groups a first view
 * of the menu was 110 files of 193 kB with 112 kB of headers; without the second, 33 of 213 kB.
 */
const codeSplitting = {
  groups: [
    { name: "react", test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
    { name: "first-view", test: /app[\\/](?:root|screens[\\/]restaurant(?:-menu)?[\\/]route)\.tsx/, priority: 1 },
    { name: "site", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000 },
  ],
};

/** A shared file is named after every screen that shares it; its first name will do. */
const chunkFileNames = ({ name }: { readonly name: string }) => `assets/${name.split("~", 1)[0]}-[hash].js`;

const CLIENT_BUILD = path.join(import.meta.dirname, "build", "client");

/** The screens that a guest orders with, from the menu to the confirmation: those that there are without a network. */
const ORDERING_SCREENS = [
  "entry.client.tsx",
  "root.tsx",
  ...["restaurant", "restaurant-menu", "restaurant-menu/item-viewer", "restaurant-cart", "restaurant-checkout"].map(
    (screen) => `screens/${screen}/route.tsx`,
  ),
  "screens/restaurant-order/route.tsx",
  "screens/no-network/route.tsx",
].map((file) => path.join(import.meta.dirname, "app", file));

/** What of them needs a network, or is not worth keeping a phone's memory for. */
const NOT_KEPT =
  /app[\\/](?:scanner|children)|stripe|school-week|day-calendar|kiosk-idle|address-combo-box|passkey|wallets/;

/** The files of the ordering screens, with all that they fetch later. */
function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isOrdering = ({ facadeModuleId }: Rolldown.OutputChunk) =>
    facadeModuleId !== null && ORDERING_SCREENS.includes(facadeModuleId.split("?", 1)[0] ?? "");
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.imports) add(byName.get(name));
    for (const name of chunk.dynamicImports) {
      const later = byName.get(name);
      if (!NOT_KEPT.test(later?.facadeModuleId ?? "")) add(later);
    }
  };
  chunks.filter(isOrdering).forEach(add);
  return [...files].map((name) => `/${name}`).sort();
}

/**
 * Writes the service worker beside the browser's files, at an address that never changes, with the names of the files that it keeps.
 * A bundle of its own: what it shared with pages would change its address with each of them. Decision 069.
 */
function serviceWorker(): Plugin {
  let files: readonly string[] = [];
  return {
    name: "service-worker",
    apply: "build",
    generateBundle(_, bundle) {
      if (this.environment.name === "client") files = shellFiles(bundle);
    },
    async writeBundle() {
      // After the router has listed the browser's scripts: this is none that a page names.
      if (this.environment.name !== "ssr") return;
      const version = createHash("sha256").update(files.join()).digest("base64url").slice(0, 12);
      await build({
        configFile: false,
        logLevel: "warn",
        define: { SHELL_FILES: JSON.stringify(files), SHELL_VERSION: JSON.stringify(version) },
        build: {
          target: "es2022",
          minify: true,
          outDir: CLIENT_BUILD,
          emptyOutDir: false,
          copyPublicDir: false,
          lib: {
            entry: path.join(import.meta.dirname, "app", "offline", "service-worker.ts"),
            formats: ["es"],
            fileName: () => "service-worker.js",
          },
        },
      });
    },
  };
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), serviceWorker()],
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
