// Account: the caller's identity, the roles of a restaurant's staff, and the rules of passwords and PINs.

export {
  checkKey,
  KEY_MODES,
  KEY_SCOPES,
  KEYS_MAX,
  type KeyFault,
  type KeyMode,
  type KeyScope,
  normalizeScopes,
} from "./api-key.ts";
export {
  checkPassword,
  MAX_PASSWORD_LENGTH,
  type PasswordFault,
} from "./password.ts";
export { checkPin, PIN_MAX_LENGTH, pinLockMs } from "./pin.ts";
export type { StaffAct } from "./staff-act.ts";
export { roleAllows, STAFF_KINDS, STAFF_ROLES, type StaffKind, type StaffRole } from "./staff-role.ts";
export {
  GUEST,
  isSuiteOperator,
  isWebUser,
  type KeyCaller,
  personOf,
  type StaffCaller,
  type VenueCaller,
  type Who,
} from "./who.ts";
