/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Tax_Periods_UntilInputs */

const en_ca2_studio_set_tax_periods_until = /** @type {(inputs: Studio_Set_Tax_Periods_UntilInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last day`)
};

const fr_ca2_studio_set_tax_periods_until = /** @type {(inputs: Studio_Set_Tax_Periods_UntilInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Dernier jour`)
};

/**
* | output |
* | --- |
* | "Last day" |
*
* @param {Studio_Set_Tax_Periods_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_tax_periods_until = /** @type {((inputs?: Studio_Set_Tax_Periods_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Tax_Periods_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_tax_periods_until(inputs)
	return en_ca2_studio_set_tax_periods_until(inputs)
});