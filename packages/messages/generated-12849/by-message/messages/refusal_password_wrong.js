/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Password_WrongInputs */

const en_ca2_refusal_password_wrong = /** @type {(inputs: Refusal_Password_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This isn’t your current password.`)
};

const fr_ca2_refusal_password_wrong = /** @type {(inputs: Refusal_Password_WrongInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce n’est pas votre mot de passe actuel.`)
};

/**
* | output |
* | --- |
* | "This isn’t your current password." |
*
* @param {Refusal_Password_WrongInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_password_wrong = /** @type {((inputs?: Refusal_Password_WrongInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Password_WrongInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_password_wrong(inputs)
	return en_ca2_refusal_password_wrong(inputs)
});