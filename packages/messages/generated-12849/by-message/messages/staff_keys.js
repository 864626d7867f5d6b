/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_KeysInputs */

const en_ca2_staff_keys = /** @type {(inputs: Staff_KeysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keys for other systems`)
};

const fr_ca2_staff_keys = /** @type {(inputs: Staff_KeysInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Clés d’autres systèmes`)
};

/**
* | output |
* | --- |
* | "Keys for other systems" |
*
* @param {Staff_KeysInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_keys = /** @type {((inputs?: Staff_KeysInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_KeysInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_keys(inputs)
	return en_ca2_staff_keys(inputs)
});