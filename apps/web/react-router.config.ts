import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  subResourceIntegrity: true,
  // The whole route table is a few hundred bytes: sending it with the page saves one request per first visit of a
  // screen.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
