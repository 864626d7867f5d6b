/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, rate: NonNullable<unknown> }} Bill_Named_RateInputs */

const en_ca2_bill_named_rate = /** @type {(inputs: Bill_Named_RateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} (${i?.rate})`)
};

const fr_ca2_bill_named_rate = /** @type {(inputs: Bill_Named_RateInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} (${i?.rate})`)
};

/**
* | output |
* | --- |
* | "{name} ({rate})" |
*
* @param {Bill_Named_RateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_named_rate = /** @type {((inputs: Bill_Named_RateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_Named_RateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_named_rate(inputs)
	return en_ca2_bill_named_rate(inputs)
});