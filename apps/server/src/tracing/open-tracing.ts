import { setTimeout as pause } from "node:timers/promises";
import { type Span, type SpanStart, type Tracer, VERSION } from "@comptoir/api";
import { type Context, type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { type ExportResult, ExportResultCode, parseTraceParent } from "@opentelemetry/core";
import {
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from "@opentelemetry/resources";
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import type { TracingSettings } from "./tracing-settings.ts";

/** Time in ms within which a stopping server sends its last spans. */
const FLUSH_WITHIN_MS = 1_500;
/** Time in ms within which a collector must answer `comptoir doctor`. */
const PROBE_MS = 3_000;

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
} as const satisfies Record<SpanStart["kind"], SpanKind>;

export type Tracing = {
  readonly tracer: Tracer;
  /** Sends the spans that have ended, within a second and a half. */
  readonly stop: () => Promise<void>;
};

/**
 * Opens the tracer of OpenTelemetry. Spans are sent in batches, and dropped while the collector does not answer: no
 * request waits for it. The file is loaded only if traces are on. operations#traces, decision 135.
 */
export async function openTracing(settings: TracingSettings, logger: Logger): Promise<Tracing> {
  const exporter = logOutages(await openExporter(settings), logger);
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ "service.name": "comptoir", "service.version": VERSION }))
      .merge(detectResources({ detectors: [resourceAttributesEnvDetector, serviceNameEnvDetector] })),
    sampler: samplerOf(settings.sampler),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: settings.batchMs })],
  });
  const otel = provider.getTracer("comptoir", VERSION);
  const begin = ({ name, kind, attributes = {} }: SpanStart, context: Context): Span => {
    const span = otel.startSpan(name, { kind: KINDS[kind], attributes }, context);
    return spanOf(span, (start) => begin(start, trace.setSpan(ROOT_CONTEXT, span)));
  };
  return {
    tracer: { begin: (start, traceparent) => begin(start, contextOf(traceparent)) },
    stop: async () => {
      // An unreachable collector must not delay the stop.
      await Promise.race([provider.shutdown().catch(() => undefined), pause(FLUSH_WITHIN_MS)]);
    },
  };
}

/** Sends an empty request to the collector. Returns null if it accepts it, otherwise the reason in a few words. */
export async function probeCollector(settings: TracingSettings): Promise<string | null> {
  const exporter = await openExporter(settings, PROBE_MS);
  const { code, error } = await new Promise<ExportResult>((resolve) => exporter.export([], resolve));
  await exporter.shutdown();
  return code === ExportResultCode.SUCCESS ? null : reasonOf(error);
}

async function openExporter({ url, protocol }: TracingSettings, timeoutMillis?: number): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === "http/json"
      ? await import("@opentelemetry/exporter-trace-otlp-http")
      : await import("@opentelemetry/exporter-trace-otlp-proto");
  return new OTLPTraceExporter({ url, ...(timeoutMillis === undefined ? {} : { timeoutMillis }) });
}

/** Logs the begin and the end of an outage of the collector, and nothing in between. */
function logOutages(exporter: SpanExporter, logger: Logger): SpanExporter {
  let isOut = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        if (hasFailed && !isOut) logger.warn({ event: "traces_not_sent", reason: reasonOf(result.error) });
        if (!hasFailed && isOut) logger.info({ event: "traces_sent_again" });
        isOut = hasFailed;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}

function reasonOf(error: Error | undefined): string {
  if (error === undefined) return "no answer";
  const { code } = error as { readonly code?: string | number };
  // The status of an answer; a failed connection names its code in its message, unless it tried several addresses.
  return typeof code === "number" ? `${code} ${error.message}`.trim() : error.message || (code ?? error.name);
}

function samplerOf({ name, ratio }: TracingSettings["sampler"]): Sampler {
  const root = name.endsWith("always_off")
    ? new AlwaysOffSampler()
    : name.endsWith("traceidratio")
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return name.startsWith("parentbased_") ? new ParentBasedSampler({ root }) : root;
}

function contextOf(traceparent: string | undefined): Context {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
}

function spanOf(span: OtelSpan, child: Span["child"]): Span {
  return {
    traceId: span.spanContext().traceId,
    isRecording: () => span.isRecording(),
    child,
    rename: (name) => void span.updateName(name),
    note: (attributes) => void span.setAttributes(attributes),
    fail: (type) => {
      span.setAttribute("error.type", type);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}
