/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_RebateInputs */

const en_ca2_studio_set_tax_rebate = /** @type {(inputs: Studio_Set_Tax_RebateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rates of small orders`)
};

const fr_ca2_studio_set_tax_rebate = /** @type {(inputs: Studio_Set_Tax_RebateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Taux des petites commandes`)
};

/**
* | output |
* | --- |
* | "Rates of small orders" |
*
* @param {Studio_Set_Tax_RebateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_rebate = /** @type {((inputs?: Studio_Set_Tax_RebateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_RebateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_rebate(inputs)
	return en_ca2_studio_set_tax_rebate(inputs)
});