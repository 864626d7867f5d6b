/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ address: NonNullable<unknown> }} Staff_Code_ScanInputs */

const en_ca2_staff_code_scan = /** @type {(inputs: Staff_Code_ScanInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Scan this with the phone or tablet, or open ${i?.address} on it and enter the code.`)
};

const fr_ca2_staff_code_scan = /** @type {(inputs: Staff_Code_ScanInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Balayez-le avec le téléphone ou la tablette, ou ouvrez-y ${i?.address} et entrez le code.`)
};

/**
* | output |
* | --- |
* | "Scan this with the phone or tablet, or open {address} on it and enter the code." |
*
* @param {Staff_Code_ScanInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_code_scan = /** @type {((inputs: Staff_Code_ScanInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Code_ScanInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_code_scan(inputs)
	return en_ca2_staff_code_scan(inputs)
});