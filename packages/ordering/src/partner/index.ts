// Partner: the other systems of a restaurant, which are told of its events.

export { laneOfEvent, PARTNER_EVENTS, type PartnerEvent } from "./partner-event.ts";
export {
  nextAttemptMs,
  parseRetryAfter,
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_DISABLED_AFTER_DAYS,
  WEBHOOK_DISABLED_REASONS,
  WEBHOOK_FAULTS,
  WEBHOOK_LOG_DAYS,
  WEBHOOK_OLD_SECRET_HOURS,
  WEBHOOK_REPLAY_DAYS,
  WEBHOOK_TOLD_AFTER_HOURS,
  WEBHOOKS_MAX,
  type WebhookDeliveryState,
  type WebhookDisabledReason,
  type WebhookFault,
} from "./webhook-attempts.ts";
