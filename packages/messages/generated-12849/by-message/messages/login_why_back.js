/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Login_Why_BackInputs */

const en_ca2_login_why_back = /** @type {(inputs: Login_Why_BackInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`You’ll be back at ${i?.name} right after.`)
};

const fr_ca2_login_why_back = /** @type {(inputs: Login_Why_BackInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Vous reviendrez ensuite chez ${i?.name}.`)
};

/**
* | output |
* | --- |
* | "You’ll be back at {name} right after." |
*
* @param {Login_Why_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_why_back = /** @type {((inputs: Login_Why_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Why_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_why_back(inputs)
	return en_ca2_login_why_back(inputs)
});