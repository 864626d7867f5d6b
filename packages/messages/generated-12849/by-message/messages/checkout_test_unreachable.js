/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Test_UnreachableInputs */

const en_ca2_checkout_test_unreachable = /** @type {(inputs: Checkout_Test_UnreachableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The payment service isn’t answering`)
};

const fr_ca2_checkout_test_unreachable = /** @type {(inputs: Checkout_Test_UnreachableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le service de paiement ne répond pas`)
};

/**
* | output |
* | --- |
* | "The payment service isn’t answering" |
*
* @param {Checkout_Test_UnreachableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_test_unreachable = /** @type {((inputs?: Checkout_Test_UnreachableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Test_UnreachableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_test_unreachable(inputs)
	return en_ca2_checkout_test_unreachable(inputs)
});