// Entry of the API for parsing settings. It loads none of the calls, so that a fault is reported at once.

export { readFeeSetting } from "./gateways/payment/fee-setting.ts";
