/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Operator_NowhereInputs */

const en_ca2_login_operator_nowhere = /** @type {(inputs: Login_Operator_NowhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You are signed in as a suite operator. No events ahead are assigned to you: please ask your venue.`)
};

const fr_ca2_login_operator_nowhere = /** @type {(inputs: Login_Operator_NowhereInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre session est celle d’une personne responsable de loges. Aucun événement à venir ne vous est confié : veuillez vous adresser à votre établissement.`)
};

/**
* | output |
* | --- |
* | "You are signed in as a suite operator. No events ahead are assigned to you: please ask your venue." |
*
* @param {Login_Operator_NowhereInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_operator_nowhere = /** @type {((inputs?: Login_Operator_NowhereInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Operator_NowhereInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_operator_nowhere(inputs)
	return en_ca2_login_operator_nowhere(inputs)
});