// Account: who the diner is.

export {
  checkPassword,
  MAX_PASSWORD_LENGTH,
  type PasswordFault,
} from "./password.ts";
export { GUEST, isSuiteOperator, isWebUser, personOf, type Who } from "./who.ts";
