/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_PasswordInputs */

const en_ca2_form_password = /** @type {(inputs: Form_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This password needs at least 8 characters, with 1 uppercase, 1 lowercase, 1 number and 1 special character of @$!%*?&.`)
};

const fr_ca2_form_password = /** @type {(inputs: Form_PasswordInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce mot de passe doit avoir au moins 8 caractères, dont 1 majuscule, 1 minuscule, 1 chiffre et 1 caractère spécial parmi @$!%*?&.`)
};

/**
* | output |
* | --- |
* | "This password needs at least 8 characters, with 1 uppercase, 1 lowercase, 1 number and 1 special character of @$!%*?&." |
*
* @param {Form_PasswordInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_password = /** @type {((inputs?: Form_PasswordInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_PasswordInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_password(inputs)
	return en_ca2_form_password(inputs)
});