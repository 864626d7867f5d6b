/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_DueInputs */

const en_ca2_bill_due = /** @type {(inputs: Bill_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`To pay`)
};

const fr_ca2_bill_due = /** @type {(inputs: Bill_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À payer`)
};

/**
* | output |
* | --- |
* | "To pay" |
*
* @param {Bill_DueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_due = /** @type {((inputs?: Bill_DueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_DueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_due(inputs)
	return en_ca2_bill_due(inputs)
});