/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Key_CopiedInputs */

const en_ca2_staff_key_copied = /** @type {(inputs: Staff_Key_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The key is copied.`)
};

const fr_ca2_staff_key_copied = /** @type {(inputs: Staff_Key_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La clé est copiée.`)
};

/**
* | output |
* | --- |
* | "The key is copied." |
*
* @param {Staff_Key_CopiedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_copied = /** @type {((inputs?: Staff_Key_CopiedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_CopiedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_copied(inputs)
	return en_ca2_staff_key_copied(inputs)
});