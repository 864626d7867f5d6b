/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Refund_MismatchInputs */

const en_ca2_refusal_refund_mismatch = /** @type {(inputs: Refusal_Refund_MismatchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This screen has already made another refund. Close it and start again.`)
};

const fr_ca2_refusal_refund_mismatch = /** @type {(inputs: Refusal_Refund_MismatchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cet écran a déjà fait un autre remboursement. Fermez-le et recommencez.`)
};

/**
* | output |
* | --- |
* | "This screen has already made another refund. Close it and start again." |
*
* @param {Refusal_Refund_MismatchInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_refund_mismatch = /** @type {((inputs?: Refusal_Refund_MismatchInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Refund_MismatchInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_refund_mismatch(inputs)
	return en_ca2_refusal_refund_mismatch(inputs)
});