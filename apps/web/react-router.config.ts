import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  subResourceIntegrity: true,
  // The whole route table is a few hundred bytes: sending it with the page saves one request per first visit of a
  // screen.
  routeDiscovery: { mode: "initial" },
  // `refuseForeignForms` is the only check of a form's origin. The router's own check compares schemes, which differ
  // behind an untrusted proxy, and refuses without a page and a security event.
  allowedActionOrigins: ["**"],
} satisfies Config;
