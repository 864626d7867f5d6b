import { createHmac } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

/** Answers of Facebook's Graph API in their real shapes. A test may change them. */
export type FacebookSays = {
  /** A string is an error message about the code. */
  token: object | string;
  debug: Readonly<Record<string, unknown>>;
  me: Readonly<Record<string, unknown>>;
};

export type TestGraph = {
  readonly address: string;
  readonly says: FacebookSays;
  /** The exchanged codes with their verifiers. */
  readonly exchanged: { readonly code: string; readonly verifier: string }[];
};

/** Opens a fake Graph API; closed after the file's last test. */
export async function openTestGraph(app: {
  readonly clientId: string;
  readonly clientSecret: string;
}): Promise<TestGraph> {
  const says = { token: {}, debug: {}, me: {} } as FacebookSays;
  const exchanged: { code: string; verifier: string }[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://graph.test");
    if (url.pathname === "/oauth/access_token") {
      const body = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
      const code = body.get("code") ?? "";
      if (body.get("client_secret") !== app.clientSecret) return refuse(response, "Error validating client secret.", 1);
      if (exchanged.some((earlier) => earlier.code === code))
        return refuse(response, "This authorization code has been used.", 100);
      exchanged.push({ code, verifier: body.get("code_verifier") ?? "" });
      return typeof says.token === "string" ? refuse(response, says.token, 100) : answer(response, says.token);
    }
    const bearer = request.headers.authorization?.replace("Bearer ", "") ?? "";
    if (url.pathname === "/debug_token") {
      const isApp = bearer === `${app.clientId}|${app.clientSecret}`;
      return isApp ? answer(response, { data: says.debug }) : refuse(response, "Invalid OAuth access token.", 190);
    }
    const proof = createHmac("sha256", app.clientSecret).update(bearer).digest("hex");
    if (url.searchParams.get("appsecret_proof") !== proof)
      return refuse(response, "Invalid appsecret_proof provided in the API argument", 100);
    return answer(response, says.me);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, says, exchanged };
}

function answer(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { "content-type": "application/json; charset=UTF-8" }).end(JSON.stringify(body));
}

/** Answers an error in the Graph API's own format. */
function refuse(response: ServerResponse, message: string, code: number): void {
  answer(response, { error: { message, type: "OAuthException", code, fbtrace_id: "AbCdEfGhIjK" } }, 400);
}
