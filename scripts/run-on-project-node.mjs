import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { projectNode, refuse, root } from "./project.mjs";

/** The interval for checking that the parent process is alive, in ms. */
const LOOK_AFTER_PARENT_MS = 500;

/**
 * Runs a TypeScript program on the project's Node: in this process if it is that Node, otherwise in a child that
 * receives its signals. When npm, the parent, is killed, the program is terminated, so that no server is left
 * running.
 */
export async function runOnProjectNode(program, args) {
  followParent();
  const file = path.join(root, program);
  if (Number(process.versions.node.split(".")[0]) >= 26) {
    process.argv = [process.argv[0], file, ...args];
    await import(pathToFileURL(file).href);
    return;
  }
  const child = spawn(projectNode, [file, ...args], { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) =>
    refuse(`The project's own Node does not run here: ${error.message}. Remove node_modules and start again.`),
  );
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? (signal === "SIGINT" ? 130 : signal === "SIGTERM" ? 143 : 1);
  });
}

function followParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const started = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === started) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_AFTER_PARENT_MS);
  watch.unref();
}

/**
 * Returns the ids of the parent and grandparent processes. Both are watched, since npm starts a shell that would
 * survive npm.
 */
function ancestors() {
  let grandparent = "";
  try {
    const status = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    grandparent = status.slice(status.lastIndexOf(")") + 2).split(" ")[1];
  } catch {
    // Without `/proc`, on systems other than Linux, only the parent is watched.
  }
  return `${process.ppid} ${grandparent}`;
}
