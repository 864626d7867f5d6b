/**
 * Explains the output of a failed initdb or postgres, in one line for the operator.
 * @param place the folder that was being written
 */
export function explainFailure(output: string, place: string): string {
  if (/no space left on device|ENOSPC|disk quota exceeded/i.test(output)) {
    return `The disk that holds ${place} is full. Free some space, or set COMPTOIR_HOME to a folder on another disk.`;
  }
  if (/read-only file system|permission denied|EACCES|EROFS/i.test(output)) {
    return `PostgreSQL cannot write to ${place}: ${lastComplaint(output)}. Make it writable, or set COMPTOIR_HOME to another folder.`;
  }
  if (/database files are incompatible with server|was initialized by PostgreSQL version/i.test(output)) {
    return `${place} was created by another version of PostgreSQL. Back it up with the Comptoir version that created it, then restore the backup into another COMPTOIR_HOME ("comptoir restore").`;
  }
  if (/could not (create shared memory|map anonymous shared memory)|cannot allocate memory/i.test(output)) {
    return `PostgreSQL could not allocate enough memory: ${lastComplaint(output)}.`;
  }
  if (/error while loading shared libraries|cannot open shared object/i.test(output)) {
    return `The files of PostgreSQL are incomplete because npm did not run the install scripts. Run "npm rebuild", then start again.`;
  }
  return `PostgreSQL did not start on ${place}: ${lastComplaint(output)}.`;
}

/** Explains a file system error of the home in one line; null for other errors. */
export function explainFolderFault(error: NodeJS.ErrnoException, home: string): string | null {
  if (error.code === "ENOSPC" || error.code === "EDQUOT") return explainFailure("ENOSPC", home);
  const reason = {
    EACCES: "permission denied",
    EPERM: "permission denied",
    EROFS: "its disk is read-only",
    ENOTDIR: "part of its path is not a folder",
    EEXIST: "it is not a folder",
    ENOENT: "nothing can be made there",
  }[error.code ?? ""];
  if (reason === undefined) return null;
  return `COMPTOIR_HOME: ${home} cannot be written: ${reason}. Make it writable, or set COMPTOIR_HOME to another folder.`;
}

/** Returns the last fatal line of the output, else its last line. */
function lastComplaint(output: string): string {
  const lines = output.split("\n").map((line) => line.trim());
  const complaint =
    lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ??
    lines.findLast((line) => line !== "") ??
    "no reason given";
  return complaint.replace(/^.*?(FATAL|PANIC|error):\s*/, "").replace(/\.$/, "");
}
