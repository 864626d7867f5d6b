/**
 * Entry of a release: `node comptoir.mjs start` runs the server, any other words are a command. Plain JavaScript, so that an
 * older Node says what is missing.
 */
const OLDEST_NODE = 26;

if (Number(process.versions.node.split(".")[0]) < OLDEST_NODE) {
  process.stderr.write(`Comptoir needs Node.js ${OLDEST_NODE} or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}
const entry = process.argv[2] === "start" ? "main" : "comptoir";
await import(`./apps/server/src/${entry}.ts`);
