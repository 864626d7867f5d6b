/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Url_Not_An_AddressInputs */

const en_ca2_issue_url_not_an_address = /** @type {(inputs: Issue_Url_Not_An_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This isn’t a web address. It begins with https://.`)
};

const fr_ca2_issue_url_not_an_address = /** @type {(inputs: Issue_Url_Not_An_AddressInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce n’est pas une adresse Web. Elle commence par https://.`)
};

/**
* | output |
* | --- |
* | "This isn’t a web address. It begins with https://." |
*
* @param {Issue_Url_Not_An_AddressInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_url_not_an_address = /** @type {((inputs?: Issue_Url_Not_An_AddressInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Url_Not_An_AddressInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_url_not_an_address(inputs)
	return en_ca2_issue_url_not_an_address(inputs)
});