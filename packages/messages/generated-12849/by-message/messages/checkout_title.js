/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ venue: NonNullable<unknown> }} Checkout_TitleInputs */

const en_ca2_checkout_title = /** @type {(inputs: Checkout_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Checkout at ${i?.venue}`)
};

const fr_ca2_checkout_title = /** @type {(inputs: Checkout_TitleInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Passer à la caisse chez ${i?.venue}`)
};

/**
* | output |
* | --- |
* | "Checkout at {venue}" |
*
* @param {Checkout_TitleInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_title = /** @type {((inputs: Checkout_TitleInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_TitleInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_title(inputs)
	return en_ca2_checkout_title(inputs)
});