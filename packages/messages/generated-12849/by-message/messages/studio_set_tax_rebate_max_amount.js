/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_Rebate_Max_AmountInputs */

const en_ca2_studio_set_tax_rebate_max_amount = /** @type {(inputs: Studio_Set_Tax_Rebate_Max_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Up to an amount of`)
};

const fr_ca2_studio_set_tax_rebate_max_amount = /** @type {(inputs: Studio_Set_Tax_Rebate_Max_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Jusqu’au montant de`)
};

/**
* | output |
* | --- |
* | "Up to an amount of" |
*
* @param {Studio_Set_Tax_Rebate_Max_AmountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_rebate_max_amount = /** @type {((inputs?: Studio_Set_Tax_Rebate_Max_AmountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_Rebate_Max_AmountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_rebate_max_amount(inputs)
	return en_ca2_studio_set_tax_rebate_max_amount(inputs)
});