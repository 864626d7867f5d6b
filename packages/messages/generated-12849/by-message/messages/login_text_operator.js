/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Text_OperatorInputs */

const en_ca2_login_text_operator = /** @type {(inputs: Login_Text_OperatorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sign in with your operator’s email to act for your suites.`)
};

const fr_ca2_login_text_operator = /** @type {(inputs: Login_Text_OperatorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Connectez-vous avec votre courriel de responsable pour agir au nom de vos loges.`)
};

/**
* | output |
* | --- |
* | "Sign in with your operator’s email to act for your suites." |
*
* @param {Login_Text_OperatorInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_text_operator = /** @type {((inputs?: Login_Text_OperatorInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Text_OperatorInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_text_operator(inputs)
	return en_ca2_login_text_operator(inputs)
});