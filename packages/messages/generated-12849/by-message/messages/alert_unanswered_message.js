/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown>, time: NonNullable<unknown>, number: NonNullable<unknown> }} Alert_Unanswered_MessageInputs */

const en_ca2_alert_unanswered_message = /** @type {(inputs: Alert_Unanswered_MessageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue}: until ${i?.time}, order ${i?.number} waits for your answer.`)
};

const fr_ca2_alert_unanswered_message = /** @type {(inputs: Alert_Unanswered_MessageInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.venue} : la commande ${i?.number} attend une réponse jusqu’à ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "{venue}: until {time}, order {number} waits for your answer." |
*
* @param {Alert_Unanswered_MessageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_unanswered_message = /** @type {((inputs: Alert_Unanswered_MessageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Unanswered_MessageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_unanswered_message(inputs)
	return en_ca2_alert_unanswered_message(inputs)
});