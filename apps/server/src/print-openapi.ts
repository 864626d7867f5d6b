/** Prints the OpenAPI document, so that tools can check it or generate clients without a server. */
import { openApiDocument } from "@comptoir/api";

process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
