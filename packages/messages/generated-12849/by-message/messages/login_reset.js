/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_ResetInputs */

const en_ca2_login_reset = /** @type {(inputs: Login_ResetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Save the new password`)
};

const fr_ca2_login_reset = /** @type {(inputs: Login_ResetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Enregistrer le nouveau mot de passe`)
};

/**
* | output |
* | --- |
* | "Save the new password" |
*
* @param {Login_ResetInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_reset = /** @type {((inputs?: Login_ResetInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_ResetInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_reset(inputs)
	return en_ca2_login_reset(inputs)
});