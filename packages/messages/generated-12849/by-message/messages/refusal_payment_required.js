/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Payment_RequiredInputs */

const en_ca2_refusal_payment_required = /** @type {(inputs: Refusal_Payment_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Please choose how to pay.`)
};

const fr_ca2_refusal_payment_required = /** @type {(inputs: Refusal_Payment_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Veuillez choisir un mode de paiement.`)
};

/**
* | output |
* | --- |
* | "Please choose how to pay." |
*
* @param {Refusal_Payment_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_payment_required = /** @type {((inputs?: Refusal_Payment_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Payment_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_payment_required(inputs)
	return en_ca2_refusal_payment_required(inputs)
});