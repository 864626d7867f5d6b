/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Warn_Time_PastInputs */

const en_ca2_checkout_warn_time_past = /** @type {(inputs: Checkout_Warn_Time_PastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It’s too late for the time you chose. Please choose another one.`)
};

const fr_ca2_checkout_warn_time_past = /** @type {(inputs: Checkout_Warn_Time_PastInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il est trop tard pour l’heure choisie. Veuillez en choisir une autre.`)
};

/**
* | output |
* | --- |
* | "It’s too late for the time you chose. Please choose another one." |
*
* @param {Checkout_Warn_Time_PastInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_warn_time_past = /** @type {((inputs?: Checkout_Warn_Time_PastInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Warn_Time_PastInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_warn_time_past(inputs)
	return en_ca2_checkout_warn_time_past(inputs)
});