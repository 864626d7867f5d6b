/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Fault_Empty_MarkupInputs */

const en_ca2_finding_fault_empty_markup = /** @type {(inputs: Finding_Fault_Empty_MarkupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only markup that is removed was entered. Enter text, with no markup other than b, i, em, strong, p and br.`)
};

const fr_ca2_finding_fault_empty_markup = /** @type {(inputs: Finding_Fault_Empty_MarkupInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a que des balises, qui sont retirées. Entrez du texte, sans autres balises que b, i, em, strong, p et br.`)
};

/**
* | output |
* | --- |
* | "Only markup that is removed was entered. Enter text, with no markup other than b, i, em, strong, p and br." |
*
* @param {Finding_Fault_Empty_MarkupInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_fault_empty_markup = /** @type {((inputs?: Finding_Fault_Empty_MarkupInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Fault_Empty_MarkupInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_fault_empty_markup(inputs)
	return en_ca2_finding_fault_empty_markup(inputs)
});