/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_CopyInputs */

const en_ca2_staff_key_copy = /** @type {(inputs: Staff_Key_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copy the key`)
};

const fr_ca2_staff_key_copy = /** @type {(inputs: Staff_Key_CopyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Copier la clé`)
};

/**
* | output |
* | --- |
* | "Copy the key" |
*
* @param {Staff_Key_CopyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_copy = /** @type {((inputs?: Staff_Key_CopyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_CopyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_copy(inputs)
	return en_ca2_staff_key_copy(inputs)
});