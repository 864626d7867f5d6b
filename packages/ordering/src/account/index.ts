export {
  checkPassword,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_SPECIALS,
  type PasswordFault,
} from "./password.ts";
export { GUEST, isSuiteOperator, isWebUser, personOf, type Who } from "./who.ts";
