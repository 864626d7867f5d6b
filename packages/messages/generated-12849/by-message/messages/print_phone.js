/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ phone: NonNullable<unknown> }} Print_PhoneInputs */

const en_ca2_print_phone = /** @type {(inputs: Print_PhoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Phone: ${i?.phone}`)
};

const fr_ca2_print_phone = /** @type {(inputs: Print_PhoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Téléphone : ${i?.phone}`)
};

/**
* | output |
* | --- |
* | "Phone: {phone}" |
*
* @param {Print_PhoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const print_phone = /** @type {((inputs: Print_PhoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Print_PhoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_print_phone(inputs)
	return en_ca2_print_phone(inputs)
});