/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Url_Not_HttpsInputs */

const en_ca2_issue_url_not_https = /** @type {(inputs: Issue_Url_Not_HttpsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The address has to begin with https://.`)
};

const fr_ca2_issue_url_not_https = /** @type {(inputs: Issue_Url_Not_HttpsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’adresse doit commencer par https://.`)
};

/**
* | output |
* | --- |
* | "The address has to begin with https://." |
*
* @param {Issue_Url_Not_HttpsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_url_not_https = /** @type {((inputs?: Issue_Url_Not_HttpsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Url_Not_HttpsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_url_not_https(inputs)
	return en_ca2_issue_url_not_https(inputs)
});