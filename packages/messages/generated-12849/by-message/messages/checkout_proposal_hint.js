/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Proposal_HintInputs */

const en_ca2_checkout_proposal_hint = /** @type {(inputs: Checkout_Proposal_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Here’s the first time we can do. Take it, or choose another one below.`)
};

const fr_ca2_checkout_proposal_hint = /** @type {(inputs: Checkout_Proposal_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voici la première heure possible. Prenez-la ou choisissez-en une autre ci-dessous.`)
};

/**
* | output |
* | --- |
* | "Here’s the first time we can do. Take it, or choose another one below." |
*
* @param {Checkout_Proposal_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_proposal_hint = /** @type {((inputs?: Checkout_Proposal_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Proposal_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_proposal_hint(inputs)
	return en_ca2_checkout_proposal_hint(inputs)
});