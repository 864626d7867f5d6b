/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_Password_CommonInputs */

const en_ca2_form_password_common = /** @type {(inputs: Form_Password_CommonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This password is too easy to guess. Please choose one that fewer people would think of.`)
};

const fr_ca2_form_password_common = /** @type {(inputs: Form_Password_CommonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce mot de passe est trop facile à deviner. Veuillez en choisir un auquel moins de gens penseraient.`)
};

/**
* | output |
* | --- |
* | "This password is too easy to guess. Please choose one that fewer people would think of." |
*
* @param {Form_Password_CommonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_password_common = /** @type {((inputs?: Form_Password_CommonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Password_CommonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_password_common(inputs)
	return en_ca2_form_password_common(inputs)
});