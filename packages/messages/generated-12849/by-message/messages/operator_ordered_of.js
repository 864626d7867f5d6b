/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ ordered: NonNullable<unknown>, suites: NonNullable<unknown> }} Operator_Ordered_OfInputs */

const en_ca2_operator_ordered_of = /** @type {(inputs: Operator_Ordered_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.ordered} of ${i?.suites} suites`)
};

const fr_ca2_operator_ordered_of = /** @type {(inputs: Operator_Ordered_OfInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.ordered} loges sur ${i?.suites}`)
};

/**
* | output |
* | --- |
* | "{ordered} of {suites} suites" |
*
* @param {Operator_Ordered_OfInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_ordered_of = /** @type {((inputs: Operator_Ordered_OfInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_Ordered_OfInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_ordered_of(inputs)
	return en_ca2_operator_ordered_of(inputs)
});