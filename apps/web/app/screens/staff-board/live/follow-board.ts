import { currentLocale } from "@comptoir/messages";
import { type BoardEvents, keepConnected } from "./board-connection.ts";

export type Following = {
  readonly token: string;
  /** The sequence of the last event that the page knows. */
  readonly after: () => number;
  /** A list follows the stream too, but does not count as a present board. board#presence. */
  readonly isList: boolean;
  /** Whether the stream tells of tables that order together. table#by-staff. */
  readonly tables?: boolean;
  /** The stations that a board shows; none for all. board#unshown. */
  readonly stations?: readonly string[];
};

/** Follows the board's stream until the returned function is called. board#connection. */
export function followBoard(
  { token, after, isList, tables = false, stations = [] }: Following,
  events: BoardEvents,
): () => void {
  const query =
    (isList ? `&list=${tables ? "tables" : "true"}` : "") +
    stations.map((one) => `&station=${encodeURIComponent(one)}`).join("");
  const open = (since: number, signal: AbortSignal) =>
    fetch(`/api/staff/board/events?after=${since}${query}`, {
      headers: { authorization: `Bearer ${token}`, "x-locale": currentLocale() },
      signal,
    });
  const connection = keepConnected({ after, open }, events);
  // A browser may end a hidden page's stream without an error.
  const wake = () => document.visibilityState === "visible" && connection.reconnect();
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  return () => {
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("online", wake);
    connection.close();
  };
}
