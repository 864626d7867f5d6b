/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Passkey_CancelledInputs */

const en_ca2_login_passkey_cancelled = /** @type {(inputs: Login_Passkey_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No passkey was used. You can try again, or start with your email.`)
};

const fr_ca2_login_passkey_cancelled = /** @type {(inputs: Login_Passkey_CancelledInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucune clé n’a été utilisée. Réessayez, ou commencez par votre courriel.`)
};

/**
* | output |
* | --- |
* | "No passkey was used. You can try again, or start with your email." |
*
* @param {Login_Passkey_CancelledInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_passkey_cancelled = /** @type {((inputs?: Login_Passkey_CancelledInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Passkey_CancelledInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_passkey_cancelled(inputs)
	return en_ca2_login_passkey_cancelled(inputs)
});