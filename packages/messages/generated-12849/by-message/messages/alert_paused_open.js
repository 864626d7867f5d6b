/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alert_Paused_OpenInputs */

const en_ca2_alert_paused_open = /** @type {(inputs: Alert_Paused_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Orders resume once someone resumes them.`)
};

const fr_ca2_alert_paused_open = /** @type {(inputs: Alert_Paused_OpenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Elles reprennent quand quelqu’un les reprend.`)
};

/**
* | output |
* | --- |
* | "Orders resume once someone resumes them." |
*
* @param {Alert_Paused_OpenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_paused_open = /** @type {((inputs?: Alert_Paused_OpenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Paused_OpenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_paused_open(inputs)
	return en_ca2_alert_paused_open(inputs)
});