/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_TipInputs */

const en_ca2_bill_tip = /** @type {(inputs: Bill_TipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tip`)
};

const fr_ca2_bill_tip = /** @type {(inputs: Bill_TipInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pourboire`)
};

/**
* | output |
* | --- |
* | "Tip" |
*
* @param {Bill_TipInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_tip = /** @type {((inputs?: Bill_TipInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_TipInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_tip(inputs)
	return en_ca2_bill_tip(inputs)
});