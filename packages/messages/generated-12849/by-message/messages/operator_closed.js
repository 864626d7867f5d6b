/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_ClosedInputs */

const en_ca2_operator_closed = /** @type {(inputs: Operator_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pre-orders closed`)
};

const fr_ca2_operator_closed = /** @type {(inputs: Operator_ClosedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Précommandes terminées`)
};

/**
* | output |
* | --- |
* | "Pre-orders closed" |
*
* @param {Operator_ClosedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_closed = /** @type {((inputs?: Operator_ClosedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_ClosedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_closed(inputs)
	return en_ca2_operator_closed(inputs)
});