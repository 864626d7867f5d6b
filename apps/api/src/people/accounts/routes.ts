import { contract } from "@comptoir/contract";
import type { ApiApp } from "../../platform/middleware/api-env.ts";
import { venueHeader } from "../../venue/venues/venue-header.ts";
import type { AccountDeps } from "./account-deps.ts";
import { handleAddChild, handleEditChild, handleGetChildren, handleRemoveChild } from "./children.ts";
import { handleEditUser, handleGetUserInfo } from "./edit-user.ts";
import { handleClaimGuestOrders, handleGetGuestOrders } from "./guest-orders.ts";
import { handleLoginAs } from "./login-as.ts";
import { handleGetUserEnrolledProgramStatus, handleGetUserMembershipPromo } from "./look-ups.ts";
import {
  handleConfirmEmail,
  handleForgotPassword,
  handleResetPassword,
  handleSendConfirmation,
} from "./mailed-links.ts";
import { handleForgetOwnAllergies, handleGetOwnAllergies, handleKeepOwnAllergies } from "./own-allergies.ts";
import { handleGetAccountCredit, handleGetPoints } from "./own-balances.ts";
import { handleDeleteAccount, handleExportData } from "./own-data.ts";
import { handleEndSession, handleGetSessions } from "./own-sessions.ts";
import { handleBeginPasskeyLogin, handleLoginPasskey } from "./passkeys/login-passkey.ts";
import {
  handleAddPasskey,
  handleBeginPasskey,
  handleGetPasskeys,
  handleRemovePasskey,
} from "./passkeys/own-passkeys.ts";
import { handleGetPastReceipts, handleGetPreviouslyOrderedItems } from "./past-orders.ts";
import { handleAddPaymentMethod, handleDeletePayment, handleEditPaymentMethod } from "./payment-methods.ts";
import { handleRegisterUser } from "./register-user.ts";
import { handleLoginNative, handleLogout, handleUserExist } from "./sign-in.ts";
import { handleBeginLogin, handleGetGoogleUserInfo, handleLoginOptions } from "./social/begin-login.ts";
import { handleLinkProvider, handleUnlinkProvider } from "./social/link-provider.ts";
import { handleLoginSocial } from "./social/login-social.ts";
import { mountStaff } from "./staff/routes.ts";
import { handleGetStaffInfo, handleLoginStaff, handleLogoutStaff } from "./staff/session.ts";

/** Mounts the account calls, and those about a restaurant's staff. The contract declares who may make each call. people#roles. */
export function mountAccounts(app: ApiApp, deps: AccountDeps): void {
  const { people } = contract;
  app.openapi(people.registerUser, handleRegisterUser(deps));
  app.openapi(people.loginNative, handleLoginNative(deps));
  app.use(people.loginAs.path, venueHeader(deps));
  app.openapi(people.loginAs, handleLoginAs(deps));
  app.openapi(people.getLoginOptions, handleLoginOptions(deps));
  app.openapi(people.beginLogin, handleBeginLogin(deps));
  app.openapi(people.loginGoogle, handleLoginSocial(deps, "google"));
  app.openapi(people.loginApple, handleLoginSocial(deps, "apple"));
  app.openapi(people.loginFacebook, handleLoginSocial(deps, "facebook"));
  app.openapi(people.getGoogleUserInfo, handleGetGoogleUserInfo(deps));
  app.openapi(people.linkProvider, handleLinkProvider(deps));
  app.openapi(people.unlinkProvider, handleUnlinkProvider(deps));
  app.openapi(people.beginPasskeyLogin, handleBeginPasskeyLogin(deps));
  app.openapi(people.loginPasskey, handleLoginPasskey(deps));
  app.openapi(people.getPasskeys, handleGetPasskeys(deps));
  app.openapi(people.beginPasskey, handleBeginPasskey(deps));
  app.openapi(people.addPasskey, handleAddPasskey(deps));
  app.openapi(people.removePasskey, handleRemovePasskey(deps));
  app.openapi(people.loginStaff, handleLoginStaff(deps));
  app.openapi(people.getStaffInfo, handleGetStaffInfo(deps));
  app.openapi(people.logoutStaff, handleLogoutStaff(deps));
  app.openapi(people.userExist, handleUserExist(deps));
  app.openapi(people.forgotPassword, handleForgotPassword(deps));
  app.openapi(people.resetPassword, handleResetPassword(deps));
  app.openapi(people.sendConfirmation, handleSendConfirmation(deps));
  app.openapi(people.confirmEmail, handleConfirmEmail(deps));
  app.openapi(people.logout, handleLogout(deps));
  app.openapi(people.getUserInfo, handleGetUserInfo(deps));
  app.openapi(people.editUser, handleEditUser(deps));
  app.openapi(people.getSessions, handleGetSessions(deps));
  app.openapi(people.endSession, handleEndSession(deps));
  app.openapi(people.addPaymentMethod, handleAddPaymentMethod(deps));
  app.openapi(people.editPaymentMethod, handleEditPaymentMethod(deps));
  app.openapi(people.deletePayment, handleDeletePayment(deps));
  app.use(people.getAccountCredit.path, venueHeader(deps));
  app.openapi(people.getAccountCredit, handleGetAccountCredit(deps));
  app.openapi(people.getOwnAllergies, handleGetOwnAllergies(deps));
  app.openapi(people.keepOwnAllergies, handleKeepOwnAllergies(deps));
  app.openapi(people.forgetOwnAllergies, handleForgetOwnAllergies(deps));
  app.openapi(people.getChildren, handleGetChildren(deps));
  app.openapi(people.addChild, handleAddChild(deps));
  app.openapi(people.editChild, handleEditChild(deps));
  app.openapi(people.removeChild, handleRemoveChild(deps));
  app.openapi(people.getGuestOrders, handleGetGuestOrders(deps));
  app.openapi(people.claimGuestOrders, handleClaimGuestOrders(deps));
  app.openapi(people.getPastReceipts, handleGetPastReceipts(deps));
  app.use(people.getPreviouslyOrderedItems.path, venueHeader(deps));
  app.openapi(people.getPreviouslyOrderedItems, handleGetPreviouslyOrderedItems(deps));
  app.openapi(people.getPoints, handleGetPoints(deps));
  app.openapi(people.getUserEnrolledProgramStatus, handleGetUserEnrolledProgramStatus(deps));
  app.openapi(people.getUserMembershipPromo, handleGetUserMembershipPromo(deps));
  app.openapi(people.exportData, handleExportData(deps));
  app.openapi(people.deleteAccount, handleDeleteAccount(deps));
  mountStaff(app, deps);
}
