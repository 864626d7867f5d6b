/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_Rate_Periods_AddInputs */

const en_ca2_studio_set_tax_rate_periods_add = /** @type {(inputs: Studio_Set_Tax_Rate_Periods_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Add a period`)
};

const fr_ca2_studio_set_tax_rate_periods_add = /** @type {(inputs: Studio_Set_Tax_Rate_Periods_AddInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ajouter une période`)
};

/**
* | output |
* | --- |
* | "Add a period" |
*
* @param {Studio_Set_Tax_Rate_Periods_AddInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_rate_periods_add = /** @type {((inputs?: Studio_Set_Tax_Rate_Periods_AddInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_Rate_Periods_AddInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_rate_periods_add(inputs)
	return en_ca2_studio_set_tax_rate_periods_add(inputs)
});