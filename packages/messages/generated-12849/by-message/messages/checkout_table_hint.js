/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Table_HintInputs */

const en_ca2_checkout_table_hint = /** @type {(inputs: Checkout_Table_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It’s on your table, next to the code.`)
};

const fr_ca2_checkout_table_hint = /** @type {(inputs: Checkout_Table_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il est sur votre table, près du code.`)
};

/**
* | output |
* | --- |
* | "It’s on your table, next to the code." |
*
* @param {Checkout_Table_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_table_hint = /** @type {((inputs?: Checkout_Table_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Table_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_table_hint(inputs)
	return en_ca2_checkout_table_hint(inputs)
});