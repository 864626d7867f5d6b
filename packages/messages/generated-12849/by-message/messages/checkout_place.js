/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_PlaceInputs */

const en_ca2_checkout_place = /** @type {(inputs: Checkout_PlaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Place the order`)
};

const fr_ca2_checkout_place = /** @type {(inputs: Checkout_PlaceInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commander`)
};

/**
* | output |
* | --- |
* | "Place the order" |
*
* @param {Checkout_PlaceInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_place = /** @type {((inputs?: Checkout_PlaceInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_PlaceInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_place(inputs)
	return en_ca2_checkout_place(inputs)
});