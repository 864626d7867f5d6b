import { describe, expect, test } from "vitest";
import { readConfig } from "../config.ts";

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: "https://collector.example/otlp/" };
const tracingOf = (env: NodeJS.ProcessEnv) => {
  const config = readConfig(env);
  return "refused" in config ? config.refused.line : config.tracing;
};

describe("operations#traces: settings", () => {
  test("Traces are off without an endpoint, and by the standard switches.", () => {
    expect(tracingOf({})).toBeNull();
    expect(tracingOf({ OTEL_TRACES_SAMPLER: "always_on" })).toBeNull();
    expect(tracingOf({ ...ENDPOINT, OTEL_SDK_DISABLED: "true" })).toBeNull();
    expect(tracingOf({ ...ENDPOINT, OTEL_TRACES_EXPORTER: "none" })).toBeNull();
  });

  test("The endpoint gets the path of traces; that of traces alone is complete.", () => {
    expect(tracingOf(ENDPOINT)).toEqual({
      url: "https://collector.example/otlp/v1/traces",
      protocol: "http/protobuf",
      batchMs: 5_000,
      sampler: { name: "parentbased_always_on", ratio: 1 },
    });
    expect(
      tracingOf({
        ...ENDPOINT,
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://other.example/spans",
        OTEL_EXPORTER_OTLP_PROTOCOL: "http/protobuf",
        OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: "http/json",
        OTEL_TRACES_SAMPLER: "traceidratio",
        OTEL_TRACES_SAMPLER_ARG: "0.25",
        OTEL_BSP_SCHEDULE_DELAY: "1000",
      }),
    ).toMatchObject({
      ...{ url: "http://other.example/spans", protocol: "http/json", batchMs: 1_000 },
      sampler: { name: "traceidratio", ratio: 0.25 },
    });
  });

  test.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }, "OTEL_EXPORTER_OTLP_ENDPOINT: it is not an http or https URL"],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "ftp://c" }, "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: it is not an http"],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "https://me:word@c.example" }, "put them into OTEL_EXPORTER_OTLP_HEADERS"],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" }, 'OTEL_EXPORTER_OTLP_PROTOCOL: "grpc" is neither "http/protobuf"'],
    [{ OTEL_TRACES_EXPORTER: "zipkin" }, 'OTEL_TRACES_EXPORTER: "zipkin" is neither "otlp" nor "none"'],
    [{ OTEL_TRACES_SAMPLER: "often" }, 'OTEL_TRACES_SAMPLER: "often" is not one of always_on'],
    [{ OTEL_TRACES_SAMPLER_ARG: "2" }, 'OTEL_TRACES_SAMPLER_ARG: "2" is not a number from 0 to 1'],
    [{ OTEL_EXPORTER_OTLP_TIMEOUT: "1s" }, 'OTEL_EXPORTER_OTLP_TIMEOUT: "1s" is not a whole number of milliseconds'],
    [{ OTEL_BSP_SCHEDULE_DELAY: "0" }, 'OTEL_BSP_SCHEDULE_DELAY: "0" is not a whole number of milliseconds'],
    [{ OTEL_EXPORTER_OTLP_COMPRESSION: "br" }, 'OTEL_EXPORTER_OTLP_COMPRESSION: "br" is neither "gzip" nor "none"'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: "a-secret" }, "OTEL_EXPORTER_OTLP_HEADERS: it must be name=value"],
  ])("%o is refused.", (env, line) => {
    const refusal = tracingOf({ ...ENDPOINT, ...env });
    expect(refusal).toContain(line);
    expect(refusal).not.toMatch(/me:word|a-secret/);
  });

  test("A header's value may contain an equals sign.", () => {
    expect(
      tracingOf({ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: "authorization=Basic%20YTpi==, tenant=x" }),
    ).not.toBeNull();
  });
});
