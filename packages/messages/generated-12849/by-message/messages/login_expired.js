/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_ExpiredInputs */

const en_ca2_login_expired = /** @type {(inputs: Login_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your session has ended, so we signed you out. Sign in again and we’ll take you back to where you were.`)
};

const fr_ca2_login_expired = /** @type {(inputs: Login_ExpiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre session a pris fin; nous l’avons fermée. Connectez-vous de nouveau et nous vous ramènerons où vous étiez.`)
};

/**
* | output |
* | --- |
* | "Your session has ended, so we signed you out. Sign in again and we’ll take you back to where you were." |
*
* @param {Login_ExpiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_expired = /** @type {((inputs?: Login_ExpiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_ExpiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_expired(inputs)
	return en_ca2_login_expired(inputs)
});