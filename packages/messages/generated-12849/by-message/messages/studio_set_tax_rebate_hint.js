/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_Rebate_HintInputs */

const en_ca2_studio_set_tax_rebate_hint = /** @type {(inputs: Studio_Set_Tax_Rebate_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Such as Ontario’s 5 % up to 4.00.`)
};

const fr_ca2_studio_set_tax_rebate_hint = /** @type {(inputs: Studio_Set_Tax_Rebate_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Comme 5 % en Ontario jusqu’à 4.00.`)
};

/**
* | output |
* | --- |
* | "Such as Ontario’s 5 % up to 4.00." |
*
* @param {Studio_Set_Tax_Rebate_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_rebate_hint = /** @type {((inputs?: Studio_Set_Tax_Rebate_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_Rebate_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_rebate_hint(inputs)
	return en_ca2_studio_set_tax_rebate_hint(inputs)
});