/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ tax: NonNullable<unknown>, rate: NonNullable<unknown>, base: NonNullable<unknown> }} Bill_Tax_OnInputs */

const en_ca2_bill_tax_on = /** @type {(inputs: Bill_Tax_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.tax} ${i?.rate} on ${i?.base}`)
};

const fr_ca2_bill_tax_on = /** @type {(inputs: Bill_Tax_OnInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.tax} de ${i?.rate} sur ${i?.base}`)
};

/**
* | output |
* | --- |
* | "{tax} {rate} on {base}" |
*
* @param {Bill_Tax_OnInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_tax_on = /** @type {((inputs: Bill_Tax_OnInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_Tax_OnInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_tax_on(inputs)
	return en_ca2_bill_tax_on(inputs)
});