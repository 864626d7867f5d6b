import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { writeBackup } from "../backup/write-backup.ts";
import { type Command, CommandRefusal, EXIT } from "./command.ts";
import { countOf } from "./venue-validate.ts";

/** `comptoir backup [FILE]`. operations#backup. */
export const backup: Command = {
  name: "backup",
  usage: "[FILE]",
  summary: "Writes a backup of everything into one file, while servers run.",
  details: [
    "Every table as of one moment, and the uploads and the outbox of COMPTOIR_HOME. Orders go on meanwhile. The file is a",
    "compressed tar that only its owner may read; it holds people's orders, so keep it accordingly, and on another machine.",
  ].join("\n"),
  takes: [0, 1],
  needs: "maintenance",
  run: async ({ openPool, home, clock, say }, [named]) => {
    const file = resolve(
      named ??
        `comptoir-${clock()
          .toISOString()
          .replace(/[-:]|\..*$/g, "")}Z.tar.gz`,
    );
    if (await stat(file).catch(() => null)) throw new CommandRefusal(`${file} is there already; name another file.`);
    const { contents, totals } = await writeBackup(await openPool(), { file, home }).catch(refuseFolderFault(file));
    const rows = Object.values(totals.tables).reduce((sum, table) => sum + table.rows, 0);
    const orders = totals.tables["public.orders"]?.rows ?? 0;
    say(`${file}: everything as of ${contents.moment}, ${countOf(orders, "order")}, ${countOf(rows, "row")} in all.`);
    return EXIT.ok;
  },
};

const FOLDER_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: "is in a folder that is not there",
  EACCES: "cannot be written",
  EROFS: "cannot be written",
  ENOTDIR: "is in something that is no folder",
  ENOSPC: "does not fit on its disk",
  EDQUOT: "does not fit on its disk",
};

function refuseFolderFault(file: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    const fault = FOLDER_FAULTS[error.code ?? ""];
    throw fault === undefined ? error : new CommandRefusal(`${file} ${fault}; no backup was made.`);
  };
}
