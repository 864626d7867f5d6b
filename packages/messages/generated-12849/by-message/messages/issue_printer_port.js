/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Printer_PortInputs */

const en_ca2_issue_printer_port = /** @type {(inputs: Issue_Printer_PortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A printer’s port is 9100 to 9109.`)
};

const fr_ca2_issue_printer_port = /** @type {(inputs: Issue_Printer_PortInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le port d’une imprimante va de 9100 à 9109.`)
};

/**
* | output |
* | --- |
* | "A printer’s port is 9100 to 9109." |
*
* @param {Issue_Printer_PortInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_printer_port = /** @type {((inputs?: Issue_Printer_PortInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Printer_PortInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_printer_port(inputs)
	return en_ca2_issue_printer_port(inputs)
});