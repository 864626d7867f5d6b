import path from "node:path";

/**
 * What lies where in COMPTOIR_HOME. The folder `database` appears by one rename, complete with its password and its
 * data, so that a first start that was killed leaves nothing that could be taken for a database.
 */
export type Layout = {
  home: string;
  /** Held by whoever starts or stops the database. */
  lock: string;
  /** What PostgreSQL says while it runs. */
  log: string;
  database: string;
  data: string;
  password: string;
  /** The port of the last start, and the data folder that it was for; kept as long as it is free. */
  port: string;
  /** Where a new database is being made. */
  making: string;
  /** Copies of PostgreSQL's programs, for a database's user who cannot get to those of the project. */
  programs: string;
};

/** The places inside one COMPTOIR_HOME (an absolute path). */
export function layoutOf(home: string): Layout {
  const database = path.join(home, "database");
  return {
    home,
    lock: path.join(home, "database.lock"),
    log: path.join(home, "database.log"),
    database,
    data: path.join(database, "data"),
    password: path.join(database, "password"),
    port: path.join(home, "database.port"),
    making: path.join(home, "database.making"),
    programs: path.join(home, "postgresql"),
  };
}
