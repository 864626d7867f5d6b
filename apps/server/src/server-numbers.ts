import type { FairAdmission, ServerNumber } from "@comptoir/api";
import type { LineWriter } from "./line-writer.ts";
import type { Listening } from "./listen.ts";
import type { SharedPages } from "./pages/shared-pages.ts";

type Watched = {
  readonly server: Pick<Listening, "connections" | "bodies">;
  readonly pages: FairAdmission;
  readonly sharedPages: SharedPages;
  readonly lines: LineWriter;
};

/** Returns metrics of connections, pages and the log for `/metrics`. operations#metrics. */
export function serverNumbers({ server, pages, sharedPages, lines }: Watched): ServerNumber[] {
  return [
    { name: "comptoir_connections", help: "Open connections.", kind: "level", read: server.connections.open },
    {
      name: "comptoir_half_read_bodies",
      help: "Requests whose body is still being received.",
      kind: "level",
      read: server.bodies.count,
    },
    { name: "comptoir_pages_at_work", help: "Pages being rendered.", kind: "level", read: pages.active },
    {
      name: "comptoir_pages_turned_away_total",
      help: "Pages rejected by admission control.",
      kind: "count",
      read: pages.rejected,
    },
    {
      name: "comptoir_shared_pages_written_total",
      help: "Shared menu pages that were rendered.",
      kind: "count",
      read: sharedPages.written,
    },
    {
      name: "comptoir_log_lines_dropped_total",
      help: "Log lines dropped because they could not be written.",
      kind: "count",
      read: lines.dropped,
    },
  ];
}
