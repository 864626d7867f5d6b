/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Name_Hint_TableInputs */

const en_ca2_checkout_name_hint_table = /** @type {(inputs: Checkout_Name_Hint_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`So that the staff know whose order it is.`)
};

const fr_ca2_checkout_name_hint_table = /** @type {(inputs: Checkout_Name_Hint_TableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pour que le personnel sache à qui est la commande.`)
};

/**
* | output |
* | --- |
* | "So that the staff know whose order it is." |
*
* @param {Checkout_Name_Hint_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_name_hint_table = /** @type {((inputs?: Checkout_Name_Hint_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Name_Hint_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_name_hint_table(inputs)
	return en_ca2_checkout_name_hint_table(inputs)
});