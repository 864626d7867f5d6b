/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ limit: NonNullable<unknown> }} Operator_LimitInputs */

const en_ca2_operator_limit = /** @type {(inputs: Operator_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`of ${i?.limit}`)
};

const fr_ca2_operator_limit = /** @type {(inputs: Operator_LimitInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`sur ${i?.limit}`)
};

/**
* | output |
* | --- |
* | "of {limit}" |
*
* @param {Operator_LimitInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_limit = /** @type {((inputs: Operator_LimitInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_LimitInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_limit(inputs)
	return en_ca2_operator_limit(inputs)
});