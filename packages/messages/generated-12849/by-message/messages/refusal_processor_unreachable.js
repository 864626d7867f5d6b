/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Processor_UnreachableInputs */

const en_ca2_refusal_processor_unreachable = /** @type {(inputs: Refusal_Processor_UnreachableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment service isn’t answering. Nothing was charged.`)
};

const fr_ca2_refusal_processor_unreachable = /** @type {(inputs: Refusal_Processor_UnreachableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le service de paiement ne répond pas. Rien n’a été débité.`)
};

/**
* | output |
* | --- |
* | "The payment service isn’t answering. Nothing was charged." |
*
* @param {Refusal_Processor_UnreachableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_processor_unreachable = /** @type {((inputs?: Refusal_Processor_UnreachableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Processor_UnreachableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_processor_unreachable(inputs)
	return en_ca2_refusal_processor_unreachable(inputs)
});