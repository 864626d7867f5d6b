/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_Key_MadeInputs */

const en_ca2_staff_key_made = /** @type {(inputs: Staff_Key_MadeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Made ${i?.when}`)
};

const fr_ca2_staff_key_made = /** @type {(inputs: Staff_Key_MadeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Créée le ${i?.when}`)
};

/**
* | output |
* | --- |
* | "Made {when}" |
*
* @param {Staff_Key_MadeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_made = /** @type {((inputs: Staff_Key_MadeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_MadeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_made(inputs)
	return en_ca2_staff_key_made(inputs)
});