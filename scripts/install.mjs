import { spawnSync } from "node:child_process";
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { checkNode, pinnedNode, projectNode, refuse, root, run } from "./project.mjs";

/** Installs the dependencies unless node_modules matches package-lock.json. */
export async function installWhatIsMissing() {
  checkNode();
  if (!isInstalled()) await install();
  putNodeInPlace();
}

async function install() {
  assertWritable(root);
  process.stderr.write("Installing dependencies (once, about a minute)…\n");
  const [command, ...args] = npmCommand();
  const code = await run(command, [...args, "ci", "--loglevel=error", "--no-fund", "--no-audit"], {
    env: npmEnvironment(),
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (code !== 0)
    refuse("The dependencies could not be installed (npm says why above). Check the network, then start again.");
  if (!existsSync(pinnedNode)) {
    refuse(`There is no Node 26 for this machine (${process.platform} ${process.arch}) among the dependencies.`);
  }
}

/**
 * Replaces the Node at the project's path by a hard link to the verified one of the dependencies. It also replaces a
 * Node that an older checkout left there.
 */
function putNodeInPlace() {
  if (existsSync(projectNode) && statSync(projectNode).ino === statSync(pinnedNode).ino) return;
  assertWritable(root);
  mkdirSync(path.dirname(projectNode), { recursive: true });
  rmSync(projectNode, { force: true });
  try {
    linkSync(pinnedNode, projectNode);
  } catch {
    // Copy the file, since this file system has no hard links.
    copyFileSync(pinnedNode, projectNode);
  }
}

/**
 * Compares npm's record in node_modules with package-lock.json. npm writes it last, so an interrupted install counts
 * as missing.
 */
function isInstalled() {
  const wanted = readPackages(path.join(root, "package-lock.json"));
  const found = readPackages(path.join(root, "node_modules", ".package-lock.json"));
  if (wanted === null || found === null || !existsSync(pinnedNode)) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === "" || !place.includes("node_modules/")) return true;
    const isThere = found[place];
    if (isThere === undefined) return entry.optional === true || entry.peer === true;
    return isThere.version === entry.version;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return null;
  }
}

/** Returns the npm that started this script, with its Node; otherwise the machine's npm. */
export function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm?.endsWith("npm-cli.js") && existsSync(npm) && node && existsSync(node) && !node.startsWith(root))
    return [node, npm];
  return [process.platform === "win32" ? "npm.cmd" : "npm"];
}

/** Returns the environment of npm. It runs on the machine's Node: it replaces the project's Node in node_modules during an install. */
export function npmEnvironment() {
  const ours = path.join(root, "node_modules");
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => !folder.startsWith(ours));
  return { ...process.env, PATH: folders.join(path.delimiter) };
}

function assertWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    refuse(
      `The dependencies must be installed, but ${folder} is not writable. Run this as its owner: ${ownerOf(folder)}.`,
    );
  }
}

function ownerOf(folder) {
  const asked = spawnSync("stat", ["-c", "%U", folder], { encoding: "utf8" });
  return asked.stdout?.trim() || "the one who cloned it";
}
