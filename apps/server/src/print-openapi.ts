/** Prints the API's OpenAPI document, for those who check it or make clients of it without a server. */
import { openApiDocument } from "@comptoir/api";

process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
