/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_Periods_FromInputs */

const en_ca2_studio_set_tax_periods_from = /** @type {(inputs: Studio_Set_Tax_Periods_FromInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`First day`)
};

const fr_ca2_studio_set_tax_periods_from = /** @type {(inputs: Studio_Set_Tax_Periods_FromInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Premier jour`)
};

/**
* | output |
* | --- |
* | "First day" |
*
* @param {Studio_Set_Tax_Periods_FromInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_periods_from = /** @type {((inputs?: Studio_Set_Tax_Periods_FromInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_Periods_FromInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_periods_from(inputs)
	return en_ca2_studio_set_tax_periods_from(inputs)
});