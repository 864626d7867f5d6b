/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_InclusiveInputs */

const en_ca2_studio_set_tax_inclusive = /** @type {(inputs: Studio_Set_Tax_InclusiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Prices include tax`)
};

const fr_ca2_studio_set_tax_inclusive = /** @type {(inputs: Studio_Set_Tax_InclusiveInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Les prix comprennent les taxes`)
};

/**
* | output |
* | --- |
* | "Prices include tax" |
*
* @param {Studio_Set_Tax_InclusiveInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_inclusive = /** @type {((inputs?: Studio_Set_Tax_InclusiveInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_InclusiveInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_inclusive(inputs)
	return en_ca2_studio_set_tax_inclusive(inputs)
});