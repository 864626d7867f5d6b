import { writeFile } from "node:fs/promises";
import { formatJsonSchema } from "../src/json-schema.ts";

// Writes the published JSON Schema of venue files. Run: node
// packages/venue-file/scripts/write-json-schema.ts

await writeFile(new URL("../../../docs/venue-file.schema.json", import.meta.url), formatJsonSchema());
