/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Challenge_SandboxInputs */

const en_ca2_checkout_challenge_sandbox = /** @type {(inputs: Checkout_Challenge_SandboxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`In test mode, this window stands in for your bank’s.`)
};

const fr_ca2_checkout_challenge_sandbox = /** @type {(inputs: Checkout_Challenge_SandboxInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`En mode d’essai, cette fenêtre remplace celle de votre banque.`)
};

/**
* | output |
* | --- |
* | "In test mode, this window stands in for your bank’s." |
*
* @param {Checkout_Challenge_SandboxInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_challenge_sandbox = /** @type {((inputs?: Checkout_Challenge_SandboxInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Challenge_SandboxInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_challenge_sandbox(inputs)
	return en_ca2_checkout_challenge_sandbox(inputs)
});