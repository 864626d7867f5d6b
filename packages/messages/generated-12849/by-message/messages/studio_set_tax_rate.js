/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_RateInputs */

const en_ca2_studio_set_tax_rate = /** @type {(inputs: Studio_Set_Tax_RateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tax`)
};

const fr_ca2_studio_set_tax_rate = /** @type {(inputs: Studio_Set_Tax_RateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taxes`)
};

/**
* | output |
* | --- |
* | "Tax" |
*
* @param {Studio_Set_Tax_RateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_rate = /** @type {((inputs?: Studio_Set_Tax_RateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_RateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_rate(inputs)
	return en_ca2_studio_set_tax_rate(inputs)
});