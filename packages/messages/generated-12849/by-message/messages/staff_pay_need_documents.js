/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Staff_Pay_Need_DocumentsInputs */

const en_ca2_staff_pay_need_documents = /** @type {(inputs: Staff_Pay_Need_DocumentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A document that proves who you are`)
};

const fr_ca2_staff_pay_need_documents = /** @type {(inputs: Staff_Pay_Need_DocumentsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un document qui prouve votre identité`)
};

/**
* | output |
* | --- |
* | "A document that proves who you are" |
*
* @param {Staff_Pay_Need_DocumentsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const staff_pay_need_documents = /** @type {((inputs?: Staff_Pay_Need_DocumentsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Staff_Pay_Need_DocumentsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_staff_pay_need_documents(inputs)
	return en_ca2_staff_pay_need_documents(inputs)
});