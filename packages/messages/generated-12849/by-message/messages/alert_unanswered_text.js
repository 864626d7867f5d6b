/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown>, venue: NonNullable<unknown>, time: NonNullable<unknown> }} Alert_Unanswered_TextInputs */

const en_ca2_alert_unanswered_text = /** @type {(inputs: Alert_Unanswered_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order ${i?.number} at ${i?.venue} has no answer yet: you have until ${i?.time} to give one.`)
};

const fr_ca2_alert_unanswered_text = /** @type {(inputs: Alert_Unanswered_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La commande ${i?.number} chez ${i?.venue} n’a pas encore de réponse. On peut répondre jusqu’à ${i?.time}.`)
};

/**
* | output |
* | --- |
* | "Order {number} at {venue} has no answer yet: you have until {time} to give one." |
*
* @param {Alert_Unanswered_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_unanswered_text = /** @type {((inputs: Alert_Unanswered_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Unanswered_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_unanswered_text(inputs)
	return en_ca2_alert_unanswered_text(inputs)
});