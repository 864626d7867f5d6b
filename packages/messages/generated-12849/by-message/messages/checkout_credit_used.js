/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown>, left: NonNullable<unknown> }} Checkout_Credit_UsedInputs */

const en_ca2_checkout_credit_used = /** @type {(inputs: Checkout_Credit_UsedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Account credit: ${i?.amount}. Left to pay: ${i?.left}.`)
};

const fr_ca2_checkout_credit_used = /** @type {(inputs: Checkout_Credit_UsedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Crédit : ${i?.amount}. Reste à payer : ${i?.left}.`)
};

/**
* | output |
* | --- |
* | "Account credit: {amount}. Left to pay: {left}." |
*
* @param {Checkout_Credit_UsedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_credit_used = /** @type {((inputs: Checkout_Credit_UsedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Credit_UsedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_credit_used(inputs)
	return en_ca2_checkout_credit_used(inputs)
});