/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Transaction_FailedInputs */

const en_ca2_refusal_transaction_failed = /** @type {(inputs: Refusal_Transaction_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment did not go through. Nothing was charged.`)
};

const fr_ca2_refusal_transaction_failed = /** @type {(inputs: Refusal_Transaction_FailedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le paiement n’a pas abouti. Rien n’a été débité.`)
};

/**
* | output |
* | --- |
* | "The payment did not go through. Nothing was charged." |
*
* @param {Refusal_Transaction_FailedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_transaction_failed = /** @type {((inputs?: Refusal_Transaction_FailedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Transaction_FailedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_transaction_failed(inputs)
	return en_ca2_refusal_transaction_failed(inputs)
});