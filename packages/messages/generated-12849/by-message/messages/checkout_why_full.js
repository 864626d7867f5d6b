/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Why_FullInputs */

const en_ca2_checkout_why_full = /** @type {(inputs: Checkout_Why_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The kitchen is fully booked for now.`)
};

const fr_ca2_checkout_why_full = /** @type {(inputs: Checkout_Why_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La cuisine est complète pour l’instant.`)
};

/**
* | output |
* | --- |
* | "The kitchen is fully booked for now." |
*
* @param {Checkout_Why_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_why_full = /** @type {((inputs?: Checkout_Why_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Why_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_why_full(inputs)
	return en_ca2_checkout_why_full(inputs)
});