/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_OperatorInputs */

const en_ca2_login_operator = /** @type {(inputs: Login_OperatorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are signed in as a suite operator. Choose where your events are.`)
};

const fr_ca2_login_operator = /** @type {(inputs: Login_OperatorInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre session est celle d’une personne responsable de loges. Choisissez l’établissement de vos événements.`)
};

/**
* | output |
* | --- |
* | "You are signed in as a suite operator. Choose where your events are." |
*
* @param {Login_OperatorInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_operator = /** @type {((inputs?: Login_OperatorInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_OperatorInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_operator(inputs)
	return en_ca2_login_operator(inputs)
});