/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ day: NonNullable<unknown>, time: NonNullable<unknown> }} Alert_Paused_UntilInputs */

const en_ca2_alert_paused_until = /** @type {(inputs: Alert_Paused_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Orders resume on ${i?.day} at ${i?.time}, or as soon as someone resumes them.`)
};

const fr_ca2_alert_paused_until = /** @type {(inputs: Alert_Paused_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Elles reprennent le ${i?.day} à ${i?.time}, ou dès que quelqu’un les reprend.`)
};

/**
* | output |
* | --- |
* | "Orders resume on {day} at {time}, or as soon as someone resumes them." |
*
* @param {Alert_Paused_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_paused_until = /** @type {((inputs: Alert_Paused_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Paused_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_paused_until(inputs)
	return en_ca2_alert_paused_until(inputs)
});