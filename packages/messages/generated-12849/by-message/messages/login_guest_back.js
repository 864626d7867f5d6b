/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Login_Guest_BackInputs */

const en_ca2_login_guest_back = /** @type {(inputs: Login_Guest_BackInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Back to ${i?.name}`)
};

const fr_ca2_login_guest_back = /** @type {(inputs: Login_Guest_BackInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Retour chez ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Back to {name}" |
*
* @param {Login_Guest_BackInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const login_guest_back = /** @type {((inputs: Login_Guest_BackInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Login_Guest_BackInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_login_guest_back(inputs)
	return en_ca2_login_guest_back(inputs)
});