import { AsyncLocalStorage } from "node:async_hooks";

/** Attributes of a span: routes, outcomes and ids of restaurants and requests, never of people. operations#traces. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

/** `server`: answers a request; `client`: calls another process; `consumer`: processes a row of a queue. */
export type SpanStart = {
  readonly name: string;
  readonly kind: "internal" | "server" | "client" | "consumer";
  readonly attributes?: SpanAttributes;
};

/** One timed step of a trace. */
export type Span = {
  /** The trace's id in hex, by which a log line names it. */
  readonly traceId: string;
  /** False if the trace is not sampled, or the span has ended. */
  readonly isRecording: () => boolean;
  readonly child: (start: SpanStart) => Span;
  readonly rename: (name: string) => void;
  readonly note: (attributes: SpanAttributes) => void;
  /** Marks the span as failed. `type` is a class of failures, not a message, which may contain personal data. */
  readonly fail: (type: string) => void;
  readonly end: () => void;
};

/** Begins traces. `traceparent` is the header of the caller whose trace is continued. operations#traceparent. */
export type Tracer = { readonly begin: (start: SpanStart, traceparent?: string) => Span };

type Traced<Result> = (span: Span | null) => Promise<Result>;

const active = new AsyncLocalStorage<Span>();

/**
 * Runs `work` in a child of the current span. Without a span in progress, it only runs `work`: while traces are off,
 * that is all. `failureOf` names the type of an exception; null if it is none, such as a refusal.
 */
export function inSpan<Result>(
  start: SpanStart,
  work: Traced<Result>,
  failureOf: (error: unknown) => string | null = nameOf,
): Promise<Result> {
  const parent = active.getStore();
  return parent?.isRecording() ? runIn(parent.child(start), work, failureOf) : work(null);
}

/** Runs `work` in the first span of a new trace, or of that of `traceparent`. operations#traces. */
export function inTrace<Result>(
  tracer: Tracer | null | undefined,
  start: SpanStart,
  work: Traced<Result>,
  traceparent?: string,
): Promise<Result> {
  return tracer ? runIn(tracer.begin(start, traceparent), work, nameOf) : work(null);
}

/** A request of a page or a call. `traceparent` is its header. */
export type TracedRequest = { readonly method: string; readonly traceparent: string | undefined };

/**
 * Runs `work` in the span of a request. A call that a page makes within the process is a child of the page's span.
 * `answeredBy` completes the span.
 */
export function inRequestSpan<Result>(
  tracer: Tracer | null | undefined,
  { method, traceparent }: TracedRequest,
  work: Traced<Result>,
): Promise<Result> {
  if (!tracer) return work(null);
  const attributes = { "http.request.method": method };
  if (active.getStore() !== undefined) return inSpan({ name: method, kind: "internal", attributes }, work);
  return inTrace(tracer, { name: method, kind: "server", attributes }, work, traceparent);
}

/** Notes on a request's span how it was answered. `route` is the route's pattern: a path may contain a secret. */
export function noteAnswer(
  span: Span,
  { method, route, status }: { readonly method: string; readonly route: string; readonly status: number },
): void {
  span.rename(`${method} ${route}`);
  span.note({ "http.route": route, "http.response.status_code": status });
  if (status >= 500) span.fail(String(status));
}

async function runIn<Result>(
  span: Span,
  work: Traced<Result>,
  failureOf: (error: unknown) => string | null,
): Promise<Result> {
  try {
    return await active.run(span, work, span);
  } catch (error) {
    const type = failureOf(error);
    if (type !== null) span.fail(type);
    throw error;
  } finally {
    span.end();
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "Error";
}
