/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_OrderedInputs */

const en_ca2_operator_ordered = /** @type {(inputs: Operator_OrderedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ordered`)
};

const fr_ca2_operator_ordered = /** @type {(inputs: Operator_OrderedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Commandé`)
};

/**
* | output |
* | --- |
* | "Ordered" |
*
* @param {Operator_OrderedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_ordered = /** @type {((inputs?: Operator_OrderedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_OrderedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_ordered(inputs)
	return en_ca2_operator_ordered(inputs)
});