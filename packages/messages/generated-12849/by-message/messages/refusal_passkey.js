/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_PasskeyInputs */

const en_ca2_refusal_passkey = /** @type {(inputs: Refusal_PasskeyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This passkey didn’t work. Please try again, or sign in another way.`)
};

const fr_ca2_refusal_passkey = /** @type {(inputs: Refusal_PasskeyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette clé d’identification n’a pas fonctionné. Réessayez, ou connectez-vous d’une autre façon.`)
};

/**
* | output |
* | --- |
* | "This passkey didn’t work. Please try again, or sign in another way." |
*
* @param {Refusal_PasskeyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_passkey = /** @type {((inputs?: Refusal_PasskeyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_PasskeyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_passkey(inputs)
	return en_ca2_refusal_passkey(inputs)
});