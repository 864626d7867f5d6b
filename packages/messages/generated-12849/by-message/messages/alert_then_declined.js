/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Alert_Then_DeclinedInputs */

const en_ca2_alert_then_declined = /** @type {(inputs: Alert_Then_DeclinedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`After that, it is declined automatically, and its guest pays nothing.`)
};

const fr_ca2_alert_then_declined = /** @type {(inputs: Alert_Then_DeclinedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Après cela, elle est refusée automatiquement, et le client ne paie rien.`)
};

/**
* | output |
* | --- |
* | "After that, it is declined automatically, and its guest pays nothing." |
*
* @param {Alert_Then_DeclinedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const alert_then_declined = /** @type {((inputs?: Alert_Then_DeclinedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Alert_Then_DeclinedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_alert_then_declined(inputs)
	return en_ca2_alert_then_declined(inputs)
});