/** How a PostgreSQL of ours is run. `throwaway` is for test databases, whose files nobody needs after a power cut. */
export type DatabaseUse = "durable" | "throwaway";

/**
 * How a PostgreSQL is started: `hasPort`, whether it listens at its port of 127.0.0.1; `socketFolder`, where it has a socket beside
 * that, named after the port; null: nowhere.
 */
export type PostgresStart = { port: number; hasPort: boolean; socketFolder: string | null; use: DatabaseUse };

/**
 * The settings every start gives PostgreSQL, so that a newer Comptoir also runs an older data folder with today's. An
 * order that was answered must outlive a power cut, hence fsync and synchronous_commit stay on. Our queries are many
 * and short: compiling them (jit) or spreading them over workers costs more than it saves.
 */
export function postgresSettings({ port, hasPort, socketFolder, use }: PostgresStart): string[] {
  const settings = {
    listen_addresses: hasPort ? "127.0.0.1" : "",
    port,
    // A list: what could be read as more than one folder stands in quotes.
    unix_socket_directories: socketFolder === null ? "" : `"${socketFolder.replaceAll('"', '""')}"`,
    max_connections: use === "throwaway" ? 300 : 120,
    shared_buffers: use === "throwaway" ? "128MB" : "256MB",
    effective_cache_size: "1GB",
    work_mem: "8MB",
    max_wal_size: "1GB",
    random_page_cost: 1.1,
    // A table that fills up in its first minute is planned for as if it were empty until its rows are counted.
    autovacuum_naptime: "10s",
    // Shorter than a statement waits for a lock: who stands in each other's way is told apart from who waits, and tried again.
    deadlock_timeout: "200ms",
    max_parallel_workers_per_gather: 0,
    jit: "off",
    fsync: use === "throwaway" ? "off" : "on",
    synchronous_commit: "on",
    full_page_writes: use === "throwaway" ? "off" : "on",
    timezone: "UTC",
    log_timezone: "UTC",
    // A query's values may be a person's name: what failed is logged, with what values is not.
    log_parameter_max_length_on_error: 0,
    log_error_verbosity: "terse",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

/** The environment of the PostgreSQL programs: nothing of ours, no locale that this machine may lack. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP, TMP } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, LANG: "C", LC_ALL: "C", TZ: "UTC" };
}
