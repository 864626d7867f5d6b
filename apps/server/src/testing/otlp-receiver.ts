import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

/** A span as it was sent, with its attributes as an object. */
export type ReceivedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | null;
  readonly name: string;
  readonly kind: number;
  readonly hasFailed: boolean;
  readonly attributes: Readonly<Record<string, string | number>>;
};

type Value = { readonly stringValue?: string; readonly intValue?: number | string; readonly doubleValue?: number };
type Sent = {
  readonly resourceSpans?: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, "parentSpanId" | "hasFailed" | "attributes"> & {
        readonly parentSpanId?: string;
        readonly status: { readonly code: number };
        readonly attributes: readonly { readonly key: string; readonly value: Value }[];
      })[];
    }[];
  }[];
};

const ERROR = 2;

/** Starts a collector of traces that takes OTLP over HTTP, as JSON. `answer` is the status of its answers. */
export async function openOtlpReceiver(answer: () => number = () => 200) {
  const spans: ReceivedSpan[] = [];
  const requests: {
    readonly path: string;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly text: string;
  }[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    const text = (request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString("utf8");
    requests.push({ path: request.url ?? "", headers: request.headers, text });
    if (request.headers["content-type"] === "application/json") spans.push(...spansOf(JSON.parse(text)));
    response.writeHead(answer(), { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansOf({ resourceSpans = [] }: Sent): ReceivedSpan[] {
  return resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, kind, status, attributes }) => ({
        ...{ traceId, spanId, parentSpanId: parentSpanId ?? null, name, kind, hasFailed: status.code === ERROR },
        attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, plain(value)])),
      })),
    ),
  );
}

function plain({ stringValue, intValue, doubleValue }: Value): string | number {
  return stringValue ?? Number(intValue ?? doubleValue);
}
