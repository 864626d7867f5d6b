/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Alert_Unanswered_SubjectInputs */

const en_ca2_alert_unanswered_subject = /** @type {(inputs: Alert_Unanswered_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order ${i?.number} waits for an answer`)
};

const fr_ca2_alert_unanswered_subject = /** @type {(inputs: Alert_Unanswered_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La commande ${i?.number} attend une réponse`)
};

/**
* | output |
* | --- |
* | "Order {number} waits for an answer" |
*
* @param {Alert_Unanswered_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_unanswered_subject = /** @type {((inputs: Alert_Unanswered_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Unanswered_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_unanswered_subject(inputs)
	return en_ca2_alert_unanswered_subject(inputs)
});