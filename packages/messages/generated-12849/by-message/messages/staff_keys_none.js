/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Keys_NoneInputs */

const en_ca2_staff_keys_none = /** @type {(inputs: Staff_Keys_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No other system has a key yet.`)
};

const fr_ca2_staff_keys_none = /** @type {(inputs: Staff_Keys_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun autre système n’a encore de clé.`)
};

/**
* | output |
* | --- |
* | "No other system has a key yet." |
*
* @param {Staff_Keys_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_keys_none = /** @type {((inputs?: Staff_Keys_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Keys_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_keys_none(inputs)
	return en_ca2_staff_keys_none(inputs)
});