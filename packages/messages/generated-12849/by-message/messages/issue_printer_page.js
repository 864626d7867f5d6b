/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Printer_PageInputs */

const en_ca2_issue_printer_page = /** @type {(inputs: Issue_Printer_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This printer prints from a browser only.`)
};

const fr_ca2_issue_printer_page = /** @type {(inputs: Issue_Printer_PageInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette imprimante n’imprime qu’à partir d’un navigateur.`)
};

/**
* | output |
* | --- |
* | "This printer prints from a browser only." |
*
* @param {Issue_Printer_PageInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_printer_page = /** @type {((inputs?: Issue_Printer_PageInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Printer_PageInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_printer_page(inputs)
	return en_ca2_issue_printer_page(inputs)
});