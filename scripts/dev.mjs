/** `npm run dev`: like `npm start`, but rebuilds and restarts the server after each change of the sources. */
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import path from "node:path";
import { buildIfStale } from "./build.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { environment, projectNode, root } from "./project.mjs";

/** Debounce time in ms, since an editor saves several files at once. */
const SETTLED_AFTER_MS = 200;
const MADE = /(^|\/)(node_modules|build|generated[^/]*|\.react-router|\.comptoir|test-results)(\/|$)|\.test\.tsx?$/;

let server;
let isBusy = false;
let isStale = false;
let timer;

await installWhatIsMissing();
await restart();
for (const folder of ["apps", "packages", "demo"]) {
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    if (file === null || MADE.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(restart, SETTLED_AFTER_MS);
  });
}
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, async () => {
    await stop();
    process.exit(0);
  });
}

async function restart() {
  isStale = true;
  if (isBusy) return;
  isBusy = true;
  while (isStale) {
    isStale = false;
    const isBuilt = await buildIfStale();
    if (!isBuilt) continue;
    await stop();
    server = spawn(projectNode, [path.join(root, "apps", "server", "src", "main.ts")], {
      stdio: "inherit",
      env: environment(),
    });
  }
  isBusy = false;
}

async function stop() {
  const running = server;
  server = undefined;
  if (running === undefined || running.exitCode !== null) return;
  await new Promise((resolve) => {
    running.on("exit", resolve);
    running.kill("SIGTERM");
  });
}
