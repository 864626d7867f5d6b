/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Alert_Paused_SubjectInputs */

const en_ca2_alert_paused_subject = /** @type {(inputs: Alert_Paused_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} takes no orders for now`)
};

const fr_ca2_alert_paused_subject = /** @type {(inputs: Alert_Paused_SubjectInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} ne prend plus de commandes pour le moment`)
};

/**
* | output |
* | --- |
* | "{name} takes no orders for now" |
*
* @param {Alert_Paused_SubjectInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_paused_subject = /** @type {((inputs: Alert_Paused_SubjectInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Paused_SubjectInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_paused_subject(inputs)
	return en_ca2_alert_paused_subject(inputs)
});