/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Other_EmailInputs */

const en_ca2_login_other_email = /** @type {(inputs: Login_Other_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Change`)
};

const fr_ca2_login_other_email = /** @type {(inputs: Login_Other_EmailInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Changer`)
};

/**
* | output |
* | --- |
* | "Change" |
*
* @param {Login_Other_EmailInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_other_email = /** @type {((inputs?: Login_Other_EmailInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Other_EmailInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_other_email(inputs)
	return en_ca2_login_other_email(inputs)
});