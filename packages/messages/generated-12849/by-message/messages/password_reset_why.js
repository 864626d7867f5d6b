/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Password_Reset_WhyInputs */

const en_ca2_password_reset_why = /** @type {(inputs: Password_Reset_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`If it wasn’t you, do nothing: your password stays as it is.`)
};

const fr_ca2_password_reset_why = /** @type {(inputs: Password_Reset_WhyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Si ce n’était pas vous, ne faites rien : votre mot de passe reste le même.`)
};

/**
* | output |
* | --- |
* | "If it wasn’t you, do nothing: your password stays as it is." |
*
* @param {Password_Reset_WhyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const password_reset_why = /** @type {((inputs?: Password_Reset_WhyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Password_Reset_WhyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_password_reset_why(inputs)
	return en_ca2_password_reset_why(inputs)
});