/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Idempotency_MismatchInputs */

const en_ca2_refusal_idempotency_mismatch = /** @type {(inputs: Refusal_Idempotency_MismatchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This page has already sent another order. Please reload it and try again.`)
};

const fr_ca2_refusal_idempotency_mismatch = /** @type {(inputs: Refusal_Idempotency_MismatchInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette page a déjà envoyé une autre commande. Rechargez-la et réessayez.`)
};

/**
* | output |
* | --- |
* | "This page has already sent another order. Please reload it and try again." |
*
* @param {Refusal_Idempotency_MismatchInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_idempotency_mismatch = /** @type {((inputs?: Refusal_Idempotency_MismatchInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Idempotency_MismatchInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_idempotency_mismatch(inputs)
	return en_ca2_refusal_idempotency_mismatch(inputs)
});