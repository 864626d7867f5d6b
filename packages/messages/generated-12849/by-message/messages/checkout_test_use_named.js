/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ what: NonNullable<unknown> }} Checkout_Test_Use_NamedInputs */

const en_ca2_checkout_test_use_named = /** @type {(inputs: Checkout_Test_Use_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Use the test card: ${i?.what}`)
};

const fr_ca2_checkout_test_use_named = /** @type {(inputs: Checkout_Test_Use_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Utiliser la carte de test : ${i?.what}`)
};

/**
* | output |
* | --- |
* | "Use the test card: {what}" |
*
* @param {Checkout_Test_Use_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_test_use_named = /** @type {((inputs: Checkout_Test_Use_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Test_Use_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_test_use_named(inputs)
	return en_ca2_checkout_test_use_named(inputs)
});