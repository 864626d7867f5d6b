/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_ClosesInputs */

const en_ca2_operator_closes = /** @type {(inputs: Operator_ClosesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pre-orders close`)
};

const fr_ca2_operator_closes = /** @type {(inputs: Operator_ClosesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Fin des précommandes`)
};

/**
* | output |
* | --- |
* | "Pre-orders close" |
*
* @param {Operator_ClosesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_closes = /** @type {((inputs?: Operator_ClosesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_ClosesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_closes(inputs)
	return en_ca2_operator_closes(inputs)
});