/**
 * Expected failure of a backup or a restore, such as a truncated file or a full disk. The message tells the
 * operator what to do.
 */
export class BackupRefusal extends Error {
  override name = "BackupRefusal";
}
