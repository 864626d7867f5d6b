/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Staff_Code_QrInputs */

const en_ca2_staff_code_qr = /** @type {(inputs: Staff_Code_QrInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`QR code to sign in as ${i?.name}`)
};

const fr_ca2_staff_code_qr = /** @type {(inputs: Staff_Code_QrInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Code QR de connexion : ${i?.name}`)
};

/**
* | output |
* | --- |
* | "QR code to sign in as {name}" |
*
* @param {Staff_Code_QrInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_code_qr = /** @type {((inputs: Staff_Code_QrInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Code_QrInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_code_qr(inputs)
	return en_ca2_staff_code_qr(inputs)
});