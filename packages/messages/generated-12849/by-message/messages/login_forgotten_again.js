/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Forgotten_AgainInputs */

const en_ca2_login_forgotten_again = /** @type {(inputs: Login_Forgotten_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send it again`)
};

const fr_ca2_login_forgotten_again = /** @type {(inputs: Login_Forgotten_AgainInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Envoyer de nouveau`)
};

/**
* | output |
* | --- |
* | "Send it again" |
*
* @param {Login_Forgotten_AgainInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_forgotten_again = /** @type {((inputs?: Login_Forgotten_AgainInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Forgotten_AgainInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_forgotten_again(inputs)
	return en_ca2_login_forgotten_again(inputs)
});