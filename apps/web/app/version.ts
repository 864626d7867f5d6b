/** The release of this site, a semantic version. operations#version. */
export { version as VERSION } from "../../../package.json";
