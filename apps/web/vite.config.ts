import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/**
 * How scripts are cut for the browser: what never changes between releases in one file that stays cached, and what several
 * screens share in few files rather than many, since every file costs a request and a hash in the page. The rules are cut apart
 * from the rest, since a first view of the menu prices nothing.
 */
const codeSplitting = {
  groups: [
    { name: "react", test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/, priority: 4 },
    {
      name: "rules",
      test: /app[\\/]cart|packages[\\/]ordering/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 8_000,
      priority: 2,
    },
    { name: "site", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8_000, priority: 1 },
  ],
};

/** A shared file is named after every screen that shares it; its first name will do. */
const chunkFileNames = ({ name }: { readonly name: string }) => `assets/${name.split("~", 1)[0]}-[hash].js`;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting, chunkFileNames } } } },
    // The server needs at once what the browser fetches later: a file that one imports and the other awaits is no mistake.
    ssr: {
      build: { rolldownOptions: { input: "./app/entry.site.ts", checks: { ineffectiveDynamicImport: false } } },
    },
  },
});
