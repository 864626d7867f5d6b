/** Types of the parts of autocannon that the benchmark uses; the package has none. */
declare module "autocannon" {
  import type { EventEmitter } from "node:events";

  type Request = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  };
  type Client = { setRequests(requests: Request[]): void };
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    timeout?: number;
    setupClient?: (client: Client) => void;
  };
  type Run = EventEmitter & PromiseLike<{ errors: number; timeouts: number }>;

  export default function autocannon(options: Options): Run;
}
