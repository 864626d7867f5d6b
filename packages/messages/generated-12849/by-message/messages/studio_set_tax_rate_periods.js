/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_Rate_PeriodsInputs */

const en_ca2_studio_set_tax_rate_periods = /** @type {(inputs: Studio_Set_Tax_Rate_PeriodsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Other rates on certain days`)
};

const fr_ca2_studio_set_tax_rate_periods = /** @type {(inputs: Studio_Set_Tax_Rate_PeriodsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Autres taux certains jours`)
};

/**
* | output |
* | --- |
* | "Other rates on certain days" |
*
* @param {Studio_Set_Tax_Rate_PeriodsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_rate_periods = /** @type {((inputs?: Studio_Set_Tax_Rate_PeriodsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_Rate_PeriodsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_rate_periods(inputs)
	return en_ca2_studio_set_tax_rate_periods(inputs)
});