/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Time_ProposedInputs */

const en_ca2_checkout_time_proposed = /** @type {(inputs: Checkout_Time_ProposedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Our suggestion. Tap it to keep it, or choose another time.`)
};

const fr_ca2_checkout_time_proposed = /** @type {(inputs: Checkout_Time_ProposedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Notre suggestion. Touchez-la pour la garder ou choisissez une autre heure.`)
};

/**
* | output |
* | --- |
* | "Our suggestion. Tap it to keep it, or choose another time." |
*
* @param {Checkout_Time_ProposedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_time_proposed = /** @type {((inputs?: Checkout_Time_ProposedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Time_ProposedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_time_proposed(inputs)
	return en_ca2_checkout_time_proposed(inputs)
});