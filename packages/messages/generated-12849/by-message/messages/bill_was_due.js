/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Bill_Was_DueInputs */

const en_ca2_bill_was_due = /** @type {(inputs: Bill_Was_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Due before cancellation`)
};

const fr_ca2_bill_was_due = /** @type {(inputs: Bill_Was_DueInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Montant dû avant l’annulation`)
};

/**
* | output |
* | --- |
* | "Due before cancellation" |
*
* @param {Bill_Was_DueInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const bill_was_due = /** @type {((inputs?: Bill_Was_DueInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Bill_Was_DueInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_bill_was_due(inputs)
	return en_ca2_bill_was_due(inputs)
});