import packageJson from "../../../../package.json" with { type: "json" };

/** The release that runs, a semantic version. operations#version. */
export const VERSION: string = packageJson.version;
