/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_At_TimeInputs */

const en_ca2_checkout_at_time = /** @type {(inputs: Checkout_At_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`At a time I choose`)
};

const fr_ca2_checkout_at_time = /** @type {(inputs: Checkout_At_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À l’heure de mon choix`)
};

/**
* | output |
* | --- |
* | "At a time I choose" |
*
* @param {Checkout_At_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_at_time = /** @type {((inputs?: Checkout_At_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_At_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_at_time(inputs)
	return en_ca2_checkout_at_time(inputs)
});