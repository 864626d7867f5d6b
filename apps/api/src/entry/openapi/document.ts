import { contract, errorSchema, getMenuData, webhookRoutes } from "@comptoir/contract";
import { OpenAPIHono } from "@hono/zod-openapi";

const TAGS = [
  { name: "Menu data", description: "What a restaurant offers." },
  { name: "Ordering", description: "Carts, orders and their states." },
  { name: "Payment and loyalty", description: "A restaurant's payment methods, loyalty programme and member prices." },
  {
    name: "Board",
    description:
      "The restaurant's own side, for its staff. `x-staff-role` of a call is the least role that may make it: `kitchen`, `counter` or `manager`.",
  },
  {
    name: "Menu studio",
    description:
      "The draft of a restaurant's menus and settings, its pictures, its publication and its versions, for managers.",
  },
  {
    name: "Printing",
    description:
      "The printers of a restaurant: set up by managers, printed at by all staff. Printers themselves poll by their makers' protocols, which are not in this document.",
  },
  {
    name: "Webhooks",
    description:
      "Other systems of a restaurant, which are told of its events: their endpoints, and the calls that they get, signed by Standard Webhooks 1.0.",
  },
  {
    name: "Partners",
    description:
      "Calls of a restaurant's other systems, by a key. `x-scope` of a call is the scope that its key requires.",
  },
];

const DESCRIPTION = `
The calls of Comptoir, web ordering for restaurants, venues, schools and stadium suites.

**Money** is in Canadian dollars, as a decimal string with two decimals: \`"12.50"\`. **Rates** are decimal fractions:
\`"0.13"\`. **Times** are ISO 8601 instants; a restaurant's days and hours are in its own zone.

Calls of a restaurant carry its id in \`x-restaurant-id\`, and the language of the answer, \`en-CA\` or \`fr-CA\`, in
\`x-locale\`. An **error** is \`{ code, message }\`, sometimes with \`invalid_items\`, every invalid line, or
\`issues\`, every invalid field. Branch on the code; the message is for people.

Prices from a client are compared with the server's, never trusted.
`.trim();

export type OpenApiDocument = ReturnType<OpenAPIHono["getOpenAPI31Document"]>;

let made: OpenApiDocument | undefined;

/**
 * Returns the OpenAPI document, built once from the routes and schemas that validate requests. api#openapi.
 */
export function openApiDocument(): OpenApiDocument {
  made ??= makeDocument();
  return made;
}

function makeDocument(): OpenApiDocument {
  const app = new OpenAPIHono();
  app.openAPIRegistry.register("Error", errorSchema);
  app.openAPIRegistry.registerComponent("securitySchemes", "key", {
    type: "http",
    scheme: "bearer",
    description: "A key of the restaurant, `cpt_live_…` or `cpt_test_…`. partners#partner-keys.",
  });
  const calls = Object.values(contract).flatMap((room) => Object.entries(room));
  for (const [name, route] of calls) {
    app.openAPIRegistry.registerPath({ operationId: name, ...route, path: `/api${route.path}` });
  }
  app.openAPIRegistry.registerPath({ operationId: "getMenuData", ...getMenuData });
  for (const route of webhookRoutes()) app.openAPIRegistry.registerWebhook(route);
  return app.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "Comptoir", version: "1.0.0", description: DESCRIPTION },
    servers: [{ url: "/", description: "This installation." }],
    tags: TAGS,
    security: [],
  });
}
