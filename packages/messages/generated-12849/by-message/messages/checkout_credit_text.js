/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Checkout_Credit_TextInputs */

const en_ca2_checkout_credit_text = /** @type {(inputs: Checkout_Credit_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} from cancelled days, without a fee`)
};

const fr_ca2_checkout_credit_text = /** @type {(inputs: Checkout_Credit_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.amount} de jours annulés, sans frais`)
};

/**
* | output |
* | --- |
* | "{amount} from cancelled days, without a fee" |
*
* @param {Checkout_Credit_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_credit_text = /** @type {((inputs: Checkout_Credit_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Credit_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_credit_text(inputs)
	return en_ca2_checkout_credit_text(inputs)
});