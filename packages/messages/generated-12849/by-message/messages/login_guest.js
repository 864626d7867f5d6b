/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_GuestInputs */

const en_ca2_login_guest = /** @type {(inputs: Login_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You can order without an account, too.`)
};

const fr_ca2_login_guest = /** @type {(inputs: Login_GuestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous pouvez aussi commander sans compte.`)
};

/**
* | output |
* | --- |
* | "You can order without an account, too." |
*
* @param {Login_GuestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_guest = /** @type {((inputs?: Login_GuestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_GuestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_guest(inputs)
	return en_ca2_login_guest(inputs)
});