/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Printer_ItselfInputs */

const en_ca2_issue_printer_itself = /** @type {(inputs: Issue_Printer_ItselfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A printer can’t stand in for itself.`)
};

const fr_ca2_issue_printer_itself = /** @type {(inputs: Issue_Printer_ItselfInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une imprimante ne peut pas se remplacer elle-même.`)
};

/**
* | output |
* | --- |
* | "A printer can’t stand in for itself." |
*
* @param {Issue_Printer_ItselfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_printer_itself = /** @type {((inputs?: Issue_Printer_ItselfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Printer_ItselfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_printer_itself(inputs)
	return en_ca2_issue_printer_itself(inputs)
});