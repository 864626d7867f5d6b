/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Challenge_HeadingInputs */

const en_ca2_checkout_challenge_heading = /** @type {(inputs: Checkout_Challenge_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your bank asks you to confirm`)
};

const fr_ca2_checkout_challenge_heading = /** @type {(inputs: Checkout_Challenge_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre banque vous demande de confirmer`)
};

/**
* | output |
* | --- |
* | "Your bank asks you to confirm" |
*
* @param {Checkout_Challenge_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_challenge_heading = /** @type {((inputs?: Checkout_Challenge_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Challenge_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_challenge_heading(inputs)
	return en_ca2_checkout_challenge_heading(inputs)
});