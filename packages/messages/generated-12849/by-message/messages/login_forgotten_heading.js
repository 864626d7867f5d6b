/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Login_Forgotten_HeadingInputs */

const en_ca2_login_forgotten_heading = /** @type {(inputs: Login_Forgotten_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Check your inbox`)
};

const fr_ca2_login_forgotten_heading = /** @type {(inputs: Login_Forgotten_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Consultez vos courriels`)
};

/**
* | output |
* | --- |
* | "Check your inbox" |
*
* @param {Login_Forgotten_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_forgotten_heading = /** @type {((inputs?: Login_Forgotten_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Forgotten_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_forgotten_heading(inputs)
	return en_ca2_login_forgotten_heading(inputs)
});