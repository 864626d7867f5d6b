/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Test_ChallengeInputs */

const en_ca2_checkout_test_challenge = /** @type {(inputs: Checkout_Test_ChallengeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The bank asks you to confirm`)
};

const fr_ca2_checkout_test_challenge = /** @type {(inputs: Checkout_Test_ChallengeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La banque demande une confirmation`)
};

/**
* | output |
* | --- |
* | "The bank asks you to confirm" |
*
* @param {Checkout_Test_ChallengeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_test_challenge = /** @type {((inputs?: Checkout_Test_ChallengeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Test_ChallengeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_test_challenge(inputs)
	return en_ca2_checkout_test_challenge(inputs)
});