/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_TableInputs */

const en_ca2_checkout_table = /** @type {(inputs: Checkout_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Table number`)
};

const fr_ca2_checkout_table = /** @type {(inputs: Checkout_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Numéro de table`)
};

/**
* | output |
* | --- |
* | "Table number" |
*
* @param {Checkout_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_table = /** @type {((inputs?: Checkout_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_table(inputs)
	return en_ca2_checkout_table(inputs)
});