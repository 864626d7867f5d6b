/**
 * Expected reason why a backup or a restore fails: not a backup, a truncated file, a full disk. The message
 * is shown to the operator, and says what to do.
 */
export class BackupRefusal extends Error {
  override name = "BackupRefusal";
}
