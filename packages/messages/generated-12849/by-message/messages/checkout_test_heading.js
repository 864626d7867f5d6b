/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Test_HeadingInputs */

const en_ca2_checkout_test_heading = /** @type {(inputs: Checkout_Test_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Test mode: use a test card, never a real one.`)
};

const fr_ca2_checkout_test_heading = /** @type {(inputs: Checkout_Test_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Mode d’essai : utilisez une carte de test, jamais une vraie.`)
};

/**
* | output |
* | --- |
* | "Test mode: use a test card, never a real one." |
*
* @param {Checkout_Test_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_test_heading = /** @type {((inputs?: Checkout_Test_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Test_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_test_heading(inputs)
	return en_ca2_checkout_test_heading(inputs)
});