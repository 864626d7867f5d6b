/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Forgot_SendInputs */

const en_ca2_login_forgot_send = /** @type {(inputs: Login_Forgot_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Send me the link`)
};

const fr_ca2_login_forgot_send = /** @type {(inputs: Login_Forgot_SendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Envoyez-moi le lien`)
};

/**
* | output |
* | --- |
* | "Send me the link" |
*
* @param {Login_Forgot_SendInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_forgot_send = /** @type {((inputs?: Login_Forgot_SendInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Forgot_SendInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_forgot_send(inputs)
	return en_ca2_login_forgot_send(inputs)
});