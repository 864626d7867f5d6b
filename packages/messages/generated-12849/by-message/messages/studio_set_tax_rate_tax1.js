/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_Rate_Tax1Inputs */

const en_ca2_studio_set_tax_rate_tax1 = /** @type {(inputs: Studio_Set_Tax_Rate_Tax1Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First rate`)
};

const fr_ca2_studio_set_tax_rate_tax1 = /** @type {(inputs: Studio_Set_Tax_Rate_Tax1Inputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Premier taux`)
};

/**
* | output |
* | --- |
* | "First rate" |
*
* @param {Studio_Set_Tax_Rate_Tax1Inputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_rate_tax1 = /** @type {((inputs?: Studio_Set_Tax_Rate_Tax1Inputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_Rate_Tax1Inputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_rate_tax1(inputs)
	return en_ca2_studio_set_tax_rate_tax1(inputs)
});