/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Printer_UnknownInputs */

const en_ca2_issue_printer_unknown = /** @type {(inputs: Issue_Printer_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This printer is not there any more.`)
};

const fr_ca2_issue_printer_unknown = /** @type {(inputs: Issue_Printer_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette imprimante n’existe plus.`)
};

/**
* | output |
* | --- |
* | "This printer is not there any more." |
*
* @param {Issue_Printer_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_printer_unknown = /** @type {((inputs?: Issue_Printer_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Printer_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_printer_unknown(inputs)
	return en_ca2_issue_printer_unknown(inputs)
});