/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_Numbers_HintInputs */

const en_ca2_studio_set_tax_numbers_hint = /** @type {(inputs: Studio_Set_Tax_Numbers_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`They are on every receipt.`)
};

const fr_ca2_studio_set_tax_numbers_hint = /** @type {(inputs: Studio_Set_Tax_Numbers_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ils sont sur chaque reçu.`)
};

/**
* | output |
* | --- |
* | "They are on every receipt." |
*
* @param {Studio_Set_Tax_Numbers_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_numbers_hint = /** @type {((inputs?: Studio_Set_Tax_Numbers_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_Numbers_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_numbers_hint(inputs)
	return en_ca2_studio_set_tax_numbers_hint(inputs)
});