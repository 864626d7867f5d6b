/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_Rebate_Tax1_HintInputs */

const en_ca2_studio_set_tax_rebate_tax1_hint = /** @type {(inputs: Studio_Set_Tax_Rebate_Tax1_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`13 % is written 0.13.`)
};

const fr_ca2_studio_set_tax_rebate_tax1_hint = /** @type {(inputs: Studio_Set_Tax_Rebate_Tax1_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`13 % s’écrit 0.13.`)
};

/**
* | output |
* | --- |
* | "13 % is written 0.13." |
*
* @param {Studio_Set_Tax_Rebate_Tax1_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_rebate_tax1_hint = /** @type {((inputs?: Studio_Set_Tax_Rebate_Tax1_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_Rebate_Tax1_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_rebate_tax1_hint(inputs)
	return en_ca2_studio_set_tax_rebate_tax1_hint(inputs)
});