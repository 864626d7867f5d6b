import { createHash } from "node:crypto";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defaultClientConditions, defineConfig, type Plugin, type Rolldown } from "vite";

/** What only the staff's screens have: their modules, words and calls. */
const OF_STAFF =
  /[\\/](?:staff|board|modes|service|studio)_\w+\.js$|screens[\\/](?:staff|restaurant[\\/]preview)|app[\\/]studio|contract[\\/]src[\\/]staff|ordering[\\/]src[\\/]printing|receipt[\\/]src[\\/]kitchen/;

/**
 * The code splitting of the browser's scripts. Without groups, the menu's first view loaded 110 files of 193
 * kB with 112 kB of headers. With all groups but `first-view`, it loaded 33 files of 213 kB.
 * - `react`: React and the router, which change only with their releases
 * - `first-view`: the menu's three routes with their imports, where most guests start
 * - `site`: modules that several screens share, merged into few files
 * - `staff`: what only several of the staff's screens share. It comes last, since a group takes its modules' imports
 *   along, of which guests have some too
 */
const codeSplitting = {
  groups: [
    { name: "react", test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
    { name: "first-view", test: /app[\\/](?:root|screens[\\/]restaurant(?:-menu)?[\\/]route)\.tsx/, priority: 1 },
    {
      name: "site",
      test: (id: string) => !OF_STAFF.test(id),
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 24_000,
      priority: 0.5,
    },
    { name: "staff", test: OF_STAFF, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000 },
  ],
};

/** Names a shared chunk after the first screen that shares it; the default name lists all of them. */
const chunkFileNames = ({ name }: { readonly name: string }) => `assets/${name.split("~", 1)[0]}-[hash].js`;

const CLIENT_BUILD = path.join(import.meta.dirname, "build", "client");

/** The screens that work offline: from the menu to the order's confirmation. */
const ORDERING_SCREENS = [
  "entry.client.tsx",
  "root.tsx",
  ...["restaurant", "restaurant-menu", "restaurant-menu/item-viewer", "restaurant-cart", "restaurant-checkout"].map(
    (screen) => `screens/${screen}/route.tsx`,
  ),
  "screens/restaurant-order/route.tsx",
  "screens/no-network/route.tsx",
].map((file) => path.join(import.meta.dirname, "app", file));

/** Dynamically imported chunks that are not cached for offline use: they need a network, or are rarely used. */
const NOT_KEPT =
  /app[\\/](?:scanner|children)|stripe|school-week|day-calendar|kiosk-idle|address-combo-box|passkey|wallets/;

/** Returns the files of the ordering screens with their static and dynamic imports, for the service worker's cache. */
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
 * Builds the service worker under a fixed file name, with the list of files that it caches. It is a separate
 * bundle, because a chunk shared with pages would get a new file name in each release. Decision 069.
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
      // Write the worker after the router has listed the browser's scripts, so that no page preloads it.
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
      // Each message is a module, so that a screen loads only its own messages.
      resolve: { conditions: ["module-per-message", ...defaultClientConditions] },
      // Merged chunks import each other in circles. Without a strict order a module could run before one that it reads: the
      // dish's dialog once did not load. It adds 14 % to the scripts before compression.
      build: { rolldownOptions: { output: { codeSplitting, chunkFileNames, strictExecutionOrder: true } } },
    },
    // The server statically imports modules that the browser imports dynamically. This is intended.
    ssr: {
      // The API reads the same messages; a copy of its own would take 20 MB of memory.
      build: {
        rolldownOptions: {
          external: /^@comptoir\/messages/,
          input: "./app/entry.site.ts",
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
});
