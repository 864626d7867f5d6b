import type { GroupData, YourGroupData } from "@comptoir/contract";

/** The group of a visitor who is in it. */
export type InGroup = YourGroupData & { readonly group: GroupData };

/** Whether the visitor is the group's host. */
export function isHostOf({ you, group }: InGroup): boolean {
  return group.people.some(({ id, isHost }) => id === you && isHost);
}
