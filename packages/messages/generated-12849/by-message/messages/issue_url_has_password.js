/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Url_Has_PasswordInputs */

const en_ca2_issue_url_has_password = /** @type {(inputs: Issue_Url_Has_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The address can’t have a user name or a password in it.`)
};

const fr_ca2_issue_url_has_password = /** @type {(inputs: Issue_Url_Has_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’adresse ne peut contenir ni nom d’utilisateur ni mot de passe.`)
};

/**
* | output |
* | --- |
* | "The address can’t have a user name or a password in it." |
*
* @param {Issue_Url_Has_PasswordInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_url_has_password = /** @type {((inputs?: Issue_Url_Has_PasswordInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Url_Has_PasswordInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_url_has_password(inputs)
	return en_ca2_issue_url_has_password(inputs)
});