/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Url_Private_AddressInputs */

const en_ca2_issue_url_private_address = /** @type {(inputs: Issue_Url_Private_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This address leads to a private network, which can’t be reached from here.`)
};

const fr_ca2_issue_url_private_address = /** @type {(inputs: Issue_Url_Private_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette adresse mène à un réseau privé, inaccessible d’ici.`)
};

/**
* | output |
* | --- |
* | "This address leads to a private network, which can’t be reached from here." |
*
* @param {Issue_Url_Private_AddressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_url_private_address = /** @type {((inputs?: Issue_Url_Private_AddressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Url_Private_AddressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_url_private_address(inputs)
	return en_ca2_issue_url_private_address(inputs)
});