/**
 * A reason of the world, not of ours, why a backup cannot be made or restored: a file that is none, one that was cut off, a
 * disk that is full. Its message is what the person at the terminal reads, and says what to do.
 */
export class BackupRefusal extends Error {
  override name = "BackupRefusal";
}
