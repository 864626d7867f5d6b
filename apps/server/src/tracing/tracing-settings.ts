import type { SettingFault } from "../identity-settings.ts";
import type { Setting } from "../setting-names.ts";

const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;
const MILLISECONDS = /^[1-9]\d{0,5}$/;
const PROTOCOLS = ["http/protobuf", "http/json"] as const;

/** Where traces are sent, and which. The exporter reads headers, timeout, compression and certificate itself. */
export type TracingSettings = {
  /** Complete URL, with the path. */
  readonly url: string;
  readonly protocol: (typeof PROTOCOLS)[number];
  /** Time in ms for which spans are gathered before they are sent. */
  readonly batchMs: number;
  readonly sampler: { readonly name: (typeof SAMPLERS)[number]; readonly ratio: number };
};

/**
 * Parses the standard variables of OpenTelemetry; null if no endpoint is set or traces are switched off. No message
 * contains a header, which may be a secret. operations#traces.
 */
export function readTracingSettings(setting: Setting): TracingSettings | SettingFault | null {
  const ofTraces = setting("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT");
  const endpoint = ofTraces ?? setting("OTEL_EXPORTER_OTLP_ENDPOINT");
  const exporter = setting("OTEL_TRACES_EXPORTER") ?? "otlp";
  if (exporter !== "otlp" && exporter !== "none")
    return { variable: "OTEL_TRACES_EXPORTER", fault: `"${exporter}" is neither "otlp" nor "none"` };
  if (endpoint === null || exporter === "none" || setting("OTEL_SDK_DISABLED")?.toLowerCase() === "true") return null;
  const variable = ofTraces === null ? "OTEL_EXPORTER_OTLP_ENDPOINT" : "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT";
  const fault = faultOfEndpoint(endpoint);
  if (fault !== null) return { variable, fault };
  const protocol = readProtocol(setting);
  if (typeof protocol === "object") return protocol;
  const sampler = readSampler(setting);
  if ("variable" in sampler) return sampler;
  const delay = setting("OTEL_BSP_SCHEDULE_DELAY") ?? "5000";
  if (!MILLISECONDS.test(delay))
    return { variable: "OTEL_BSP_SCHEDULE_DELAY", fault: `"${delay}" is not a whole number of milliseconds` };
  const url = ofTraces ?? `${endpoint.replace(/\/$/, "")}/v1/traces`;
  return faultOfExport(setting) ?? { url: new URL(url).href, protocol, batchMs: Number(delay), sampler };
}

function faultOfEndpoint(text: string): string | null {
  const example = "use the form http://collector.example:4318";
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return `it is not an http or https URL; ${example}`;
  return url.username === "" && url.password === ""
    ? null
    : "it contains a user name or password; put them into OTEL_EXPORTER_OTLP_HEADERS";
}

function readProtocol(setting: Setting): TracingSettings["protocol"] | SettingFault {
  for (const variable of ["OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", "OTEL_EXPORTER_OTLP_PROTOCOL"] as const) {
    const text = setting(variable);
    if (text === null) continue;
    const protocol = PROTOCOLS.find((name) => name === text);
    return protocol ?? { variable, fault: `"${text}" is neither "http/protobuf" nor "http/json"` };
  }
  return "http/protobuf";
}

function readSampler(setting: Setting): TracingSettings["sampler"] | SettingFault {
  const text = setting("OTEL_TRACES_SAMPLER") ?? "parentbased_always_on";
  const name = SAMPLERS.find((known) => known === text);
  if (name === undefined)
    return { variable: "OTEL_TRACES_SAMPLER", fault: `"${text}" is not one of ${SAMPLERS.join(", ")}` };
  const share = setting("OTEL_TRACES_SAMPLER_ARG") ?? "1";
  const ratio = Number(share);
  if (!(ratio >= 0 && ratio <= 1))
    return { variable: "OTEL_TRACES_SAMPLER_ARG", fault: `"${share}" is not a number from 0 to 1` };
  return { name, ratio };
}

/** Checks what the exporter would ignore without a word. */
function faultOfExport(setting: Setting): SettingFault | null {
  for (const prefix of ["OTEL_EXPORTER_OTLP_TRACES", "OTEL_EXPORTER_OTLP"] as const) {
    const timeout = setting(`${prefix}_TIMEOUT`);
    if (timeout !== null && !MILLISECONDS.test(timeout))
      return { variable: `${prefix}_TIMEOUT`, fault: `"${timeout}" is not a whole number of milliseconds` };
    const compression = setting(`${prefix}_COMPRESSION`);
    if (compression !== null && compression !== "gzip" && compression !== "none")
      return { variable: `${prefix}_COMPRESSION`, fault: `"${compression}" is neither "gzip" nor "none"` };
    const headers = setting(`${prefix}_HEADERS`);
    if (headers !== null && !headers.split(",").every((pair) => /^\s*[^\s=]+=.*\S\s*$/.test(pair)))
      return { variable: `${prefix}_HEADERS`, fault: "it must be name=value, separated by commas" };
  }
  return null;
}
