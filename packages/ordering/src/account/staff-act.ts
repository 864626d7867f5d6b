/** What a member of the staff did, as the history names it. staff#acts. */
export type StaffAct =
  // Themselves and the device.
  | "sign-in"
  | "choose"
  | "leave"
  | "switch"
  | "pin-locked"
  // The staff.
  | "invite"
  | "issue-code"
  | "change-member"
  | "remove-member"
  // The keys of other systems.
  | "add-key"
  | "remove-key"
  // The restaurant's own account for payments.
  | "connect-account"
  | "disconnect-account"
  // An order.
  | "accept"
  | "decline"
  | "move"
  | "recall"
  | "undo-ready"
  | "start-now"
  | "move-time"
  | "cross-off"
  | "read"
  | "refund"
  | "print"
  // The restaurant.
  | "pause"
  | "resume"
  | "preparation"
  | "sold-out"
  | "restock"
  | "stock"
  | "slots"
  | "publish-menu"
  | "close-day"
  // Its other systems.
  | "webhook-add"
  | "webhook-change"
  | "webhook-remove"
  | "webhook-on"
  | "webhook-off"
  | "webhook-secret"
  | "webhook-test"
  | "webhook-replay"
  // Its printers.
  | "printer-add"
  | "printer-change"
  | "printer-remove"
  | "printer-on"
  | "printer-off"
  | "printer-secret"
  | "printer-device"
  | "printer-test";
