/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Network_OffInputs */

const en_ca2_issue_network_off = /** @type {(inputs: Issue_Network_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This server doesn’t connect to printers. Its setting PRINTER_NETWORK is empty.`)
};

const fr_ca2_issue_network_off = /** @type {(inputs: Issue_Network_OffInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce serveur ne se connecte pas aux imprimantes. Son paramètre PRINTER_NETWORK est vide.`)
};

/**
* | output |
* | --- |
* | "This server doesn’t connect to printers. Its setting PRINTER_NETWORK is empty." |
*
* @param {Issue_Network_OffInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_network_off = /** @type {((inputs?: Issue_Network_OffInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Network_OffInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_network_off(inputs)
	return en_ca2_issue_network_off(inputs)
});