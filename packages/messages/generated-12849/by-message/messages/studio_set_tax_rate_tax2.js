/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_Rate_Tax2Inputs */

const en_ca2_studio_set_tax_rate_tax2 = /** @type {(inputs: Studio_Set_Tax_Rate_Tax2Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Second rate`)
};

const fr_ca2_studio_set_tax_rate_tax2 = /** @type {(inputs: Studio_Set_Tax_Rate_Tax2Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Deuxième taux`)
};

/**
* | output |
* | --- |
* | "Second rate" |
*
* @param {Studio_Set_Tax_Rate_Tax2Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_rate_tax2 = /** @type {((inputs?: Studio_Set_Tax_Rate_Tax2Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_Rate_Tax2Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_rate_tax2(inputs)
	return en_ca2_studio_set_tax_rate_tax2(inputs)
});