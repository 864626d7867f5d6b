/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Host_Not_AllowedInputs */

const en_ca2_issue_host_not_allowed = /** @type {(inputs: Issue_Host_Not_AllowedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The server may not connect to this address. Its setting PRINTER_NETWORK says which it may.`)
};

const fr_ca2_issue_host_not_allowed = /** @type {(inputs: Issue_Host_Not_AllowedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le serveur ne peut pas se connecter à cette adresse. Son paramètre PRINTER_NETWORK indique lesquelles sont permises.`)
};

/**
* | output |
* | --- |
* | "The server may not connect to this address. Its setting PRINTER_NETWORK says which it may." |
*
* @param {Issue_Host_Not_AllowedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_host_not_allowed = /** @type {((inputs?: Issue_Host_Not_AllowedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Host_Not_AllowedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_host_not_allowed(inputs)
	return en_ca2_issue_host_not_allowed(inputs)
});