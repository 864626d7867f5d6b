/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Fault_Rates_NothingInputs */

const en_ca2_finding_fault_rates_nothing = /** @type {(inputs: Finding_Fault_Rates_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This has no rate. Enter one or both.`)
};

const fr_ca2_finding_fault_rates_nothing = /** @type {(inputs: Finding_Fault_Rates_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a aucun taux. Entrez-en un ou deux.`)
};

/**
* | output |
* | --- |
* | "This has no rate. Enter one or both." |
*
* @param {Finding_Fault_Rates_NothingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_rates_nothing = /** @type {((inputs?: Finding_Fault_Rates_NothingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_Rates_NothingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_rates_nothing(inputs)
	return en_ca2_finding_fault_rates_nothing(inputs)
});