/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Passkeys_FullInputs */

const en_ca2_refusal_passkeys_full = /** @type {(inputs: Refusal_Passkeys_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’ve reached the most passkeys we can keep. Please remove one first.`)
};

const fr_ca2_refusal_passkeys_full = /** @type {(inputs: Refusal_Passkeys_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous avez atteint le nombre maximal de clés d’identification. Retirez-en une d’abord.`)
};

/**
* | output |
* | --- |
* | "You’ve reached the most passkeys we can keep. Please remove one first." |
*
* @param {Refusal_Passkeys_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_passkeys_full = /** @type {((inputs?: Refusal_Passkeys_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Passkeys_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_passkeys_full(inputs)
	return en_ca2_refusal_passkeys_full(inputs)
});