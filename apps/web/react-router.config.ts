import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  subResourceIntegrity: true,
  // Sends the whole route table, a few hundred bytes, with the page. This saves one request per first visit
  // of a screen.
  routeDiscovery: { mode: "initial" },
  // Turns off the router's own origin check, and leaves `refuseForeignForms` as the only one. The router's
  // check compares schemes, which differ behind an untrusted proxy, and refuses without a page and a security
  // event.
  allowedActionOrigins: ["**"],
} satisfies Config;
