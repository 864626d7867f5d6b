/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Time_GoneInputs */

const en_ca2_checkout_time_gone = /** @type {(inputs: Checkout_Time_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`That time is no longer free. Please choose another one.`)
};

const fr_ca2_checkout_time_gone = /** @type {(inputs: Checkout_Time_GoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette heure n’est plus libre. Veuillez en choisir une autre.`)
};

/**
* | output |
* | --- |
* | "That time is no longer free. Please choose another one." |
*
* @param {Checkout_Time_GoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_time_gone = /** @type {((inputs?: Checkout_Time_GoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Time_GoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_time_gone(inputs)
	return en_ca2_checkout_time_gone(inputs)
});