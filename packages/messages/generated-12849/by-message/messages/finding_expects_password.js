/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_PasswordInputs */

const en_ca2_finding_expects_password = /** @type {(inputs: Finding_Expects_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a password of 8 characters or more with a capital, a small letter, a digit and one of @$!%*?&, that is not commonly used`)
};

const fr_ca2_finding_expects_password = /** @type {(inputs: Finding_Expects_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`un mot de passe peu courant de 8 caractères ou plus avec une majuscule, une minuscule, un chiffre et l’un de @$!%*?&`)
};

/**
* | output |
* | --- |
* | "a password of 8 characters or more with a capital, a small letter, a digit and one of @$!%*?&, that is not commonly used" |
*
* @param {Finding_Expects_PasswordInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_password = /** @type {((inputs?: Finding_Expects_PasswordInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_PasswordInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_password(inputs)
	return en_ca2_finding_expects_password(inputs)
});