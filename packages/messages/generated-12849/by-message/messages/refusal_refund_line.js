/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Refund_LineInputs */

const en_ca2_refusal_refund_line = /** @type {(inputs: Refusal_Refund_LineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This order has no such line.`)
};

const fr_ca2_refusal_refund_line = /** @type {(inputs: Refusal_Refund_LineInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette commande n’a pas cette ligne.`)
};

/**
* | output |
* | --- |
* | "This order has no such line." |
*
* @param {Refusal_Refund_LineInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_refund_line = /** @type {((inputs?: Refusal_Refund_LineInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Refund_LineInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_refund_line(inputs)
	return en_ca2_refusal_refund_line(inputs)
});