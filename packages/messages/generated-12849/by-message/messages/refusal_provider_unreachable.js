/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Provider_UnreachableInputs */

const en_ca2_refusal_provider_unreachable = /** @type {(inputs: Refusal_Provider_UnreachableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t reach the sign-in provider right now. Please try again in a moment.`)
};

const fr_ca2_refusal_provider_unreachable = /** @type {(inputs: Refusal_Provider_UnreachableInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le fournisseur de connexion ne répond pas pour l’instant. Veuillez réessayer dans un moment.`)
};

/**
* | output |
* | --- |
* | "We can’t reach the sign-in provider right now. Please try again in a moment." |
*
* @param {Refusal_Provider_UnreachableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_provider_unreachable = /** @type {((inputs?: Refusal_Provider_UnreachableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Provider_UnreachableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_provider_unreachable(inputs)
	return en_ca2_refusal_provider_unreachable(inputs)
});