/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Table_RequiredInputs */

const en_ca2_checkout_table_required = /** @type {(inputs: Checkout_Table_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please enter the number of your table.`)
};

const fr_ca2_checkout_table_required = /** @type {(inputs: Checkout_Table_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Entrez le numéro de votre table.`)
};

/**
* | output |
* | --- |
* | "Please enter the number of your table." |
*
* @param {Checkout_Table_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_table_required = /** @type {((inputs?: Checkout_Table_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Table_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_table_required(inputs)
	return en_ca2_checkout_table_required(inputs)
});