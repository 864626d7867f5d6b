import { writeFile } from "node:fs/promises";
import { formatJsonSchema } from "../src/json-schema.ts";

// Writes the published schema of venue files: node packages/venue-file/scripts/write-json-schema.ts

await writeFile(new URL("../../../docs/venue-file.schema.json", import.meta.url), formatJsonSchema());
