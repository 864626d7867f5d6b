/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Time_RequiredInputs */

const en_ca2_checkout_time_required = /** @type {(inputs: Checkout_Time_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please choose a time.`)
};

const fr_ca2_checkout_time_required = /** @type {(inputs: Checkout_Time_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez choisir une heure.`)
};

/**
* | output |
* | --- |
* | "Please choose a time." |
*
* @param {Checkout_Time_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_time_required = /** @type {((inputs?: Checkout_Time_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Time_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_time_required(inputs)
	return en_ca2_checkout_time_required(inputs)
});