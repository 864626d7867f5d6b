/** Times as short as tests need them: what takes half a minute in earnest takes a second or two here. */
export const QUICK_CONFIG = { checkoutLeaseMs: 1_500, gatewayPatienceMs: 500, sweepEveryMs: 250 };
