/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ when: NonNullable<unknown> }} Staff_Key_UntilInputs */

const en_ca2_staff_key_until = /** @type {(inputs: Staff_Key_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ends ${i?.when}`)
};

const fr_ca2_staff_key_until = /** @type {(inputs: Staff_Key_UntilInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Se termine le ${i?.when}`)
};

/**
* | output |
* | --- |
* | "Ends {when}" |
*
* @param {Staff_Key_UntilInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_key_until = /** @type {((inputs: Staff_Key_UntilInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Key_UntilInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_key_until(inputs)
	return en_ca2_staff_key_until(inputs)
});