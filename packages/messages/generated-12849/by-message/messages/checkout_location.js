/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_LocationInputs */

const en_ca2_checkout_location = /** @type {(inputs: Checkout_LocationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where to?`)
};

const fr_ca2_checkout_location = /** @type {(inputs: Checkout_LocationInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À quel endroit?`)
};

/**
* | output |
* | --- |
* | "Where to?" |
*
* @param {Checkout_LocationInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_location = /** @type {((inputs?: Checkout_LocationInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_LocationInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_location(inputs)
	return en_ca2_checkout_location(inputs)
});