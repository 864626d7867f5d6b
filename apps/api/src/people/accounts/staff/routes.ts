import { contract } from "@comptoir/contract";
import type { ApiApp } from "../../../platform/middleware/api-env.ts";
import type { AccountDeps } from "../account-deps.ts";
import { handleChoosePerson, handleLeaveDevice, handleSwitchRestaurant } from "./acting.ts";
import { handleExportStaffActs, handleGetStaffActs } from "./acts.ts";
import {
  handleAddStaffMember,
  handleChangeStaffMember,
  handleGetStaffPeople,
  handleIssueStaffCode,
  handleRemoveStaffMember,
} from "./people.ts";

/** Mounts the calls about a restaurant's staff. The contract declares the role that each requires. staff#staff-roles. */
export function mountStaff(app: ApiApp, deps: AccountDeps): void {
  const { staff } = contract;
  app.openapi(staff.choosePerson, handleChoosePerson(deps));
  app.openapi(staff.leaveDevice, handleLeaveDevice(deps));
  app.openapi(staff.switchRestaurant, handleSwitchRestaurant(deps));
  app.openapi(staff.getStaffPeople, handleGetStaffPeople(deps));
  app.openapi(staff.addStaffMember, handleAddStaffMember(deps));
  app.openapi(staff.changeStaffMember, handleChangeStaffMember(deps));
  app.openapi(staff.removeStaffMember, handleRemoveStaffMember(deps));
  app.openapi(staff.issueStaffCode, handleIssueStaffCode(deps));
  app.openapi(staff.getStaffActs, handleGetStaffActs(deps));
  app.openapi(staff.exportStaffActs, handleExportStaffActs(deps));
}
