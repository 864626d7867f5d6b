/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Fault_Limits_NothingInputs */

const en_ca2_finding_fault_limits_nothing = /** @type {(inputs: Finding_Fault_Limits_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This sets no limit. Enter a number of orders, of minutes, or both.`)
};

const fr_ca2_finding_fault_limits_nothing = /** @type {(inputs: Finding_Fault_Limits_NothingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune limite n’est fixée. Entrez un nombre de commandes, de minutes, ou les deux.`)
};

/**
* | output |
* | --- |
* | "This sets no limit. Enter a number of orders, of minutes, or both." |
*
* @param {Finding_Fault_Limits_NothingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_limits_nothing = /** @type {((inputs?: Finding_Fault_Limits_NothingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_Limits_NothingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_limits_nothing(inputs)
	return en_ca2_finding_fault_limits_nothing(inputs)
});