/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_ScopesInputs */

const en_ca2_staff_key_scopes = /** @type {(inputs: Staff_Key_ScopesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`What may it do?`)
};

const fr_ca2_staff_key_scopes = /** @type {(inputs: Staff_Key_ScopesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Que peut-elle faire?`)
};

/**
* | output |
* | --- |
* | "What may it do?" |
*
* @param {Staff_Key_ScopesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_scopes = /** @type {((inputs?: Staff_Key_ScopesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_ScopesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_scopes(inputs)
	return en_ca2_staff_key_scopes(inputs)
});