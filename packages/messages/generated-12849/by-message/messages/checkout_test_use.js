/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Test_UseInputs */

const en_ca2_checkout_test_use = /** @type {(inputs: Checkout_Test_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Use it`)
};

const fr_ca2_checkout_test_use = /** @type {(inputs: Checkout_Test_UseInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Utiliser`)
};

/**
* | output |
* | --- |
* | "Use it" |
*
* @param {Checkout_Test_UseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_test_use = /** @type {((inputs?: Checkout_Test_UseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Test_UseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_test_use(inputs)
	return en_ca2_checkout_test_use(inputs)
});