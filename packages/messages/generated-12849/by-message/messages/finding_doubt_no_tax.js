/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_TaxInputs */

const en_ca2_finding_doubt_no_tax = /** @type {(inputs: Finding_Doubt_No_TaxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no tax rate: guests pay by card, but no tax is charged.`)
};

const fr_ca2_finding_doubt_no_tax = /** @type {(inputs: Finding_Doubt_No_TaxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a aucun taux de taxe ; les clients paient par carte, mais sans taxe.`)
};

/**
* | output |
* | --- |
* | "There is no tax rate: guests pay by card, but no tax is charged." |
*
* @param {Finding_Doubt_No_TaxInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_tax = /** @type {((inputs?: Finding_Doubt_No_TaxInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_TaxInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_tax(inputs)
	return en_ca2_finding_doubt_no_tax(inputs)
});