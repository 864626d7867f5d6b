// Account: the caller's identity, and the password rules.

export {
  checkPassword,
  MAX_PASSWORD_LENGTH,
  type PasswordFault,
} from "./password.ts";
export { GUEST, isSuiteOperator, isWebUser, personOf, type Who } from "./who.ts";
