/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ memo: NonNullable<unknown> }} Bill_MemoInputs */

const en_ca2_bill_memo = /** @type {(inputs: Bill_MemoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Note: ${i?.memo}`)
};

const fr_ca2_bill_memo = /** @type {(inputs: Bill_MemoInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Note : ${i?.memo}`)
};

/**
* | output |
* | --- |
* | "Note: {memo}" |
*
* @param {Bill_MemoInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_memo = /** @type {((inputs: Bill_MemoInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_MemoInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_memo(inputs)
	return en_ca2_bill_memo(inputs)
});