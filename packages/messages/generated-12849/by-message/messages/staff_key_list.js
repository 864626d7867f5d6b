/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_ListInputs */

const en_ca2_staff_key_list = /** @type {(inputs: Staff_Key_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Keys`)
};

const fr_ca2_staff_key_list = /** @type {(inputs: Staff_Key_ListInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Clés`)
};

/**
* | output |
* | --- |
* | "Keys" |
*
* @param {Staff_Key_ListInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_list = /** @type {((inputs?: Staff_Key_ListInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_ListInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_list(inputs)
	return en_ca2_staff_key_list(inputs)
});