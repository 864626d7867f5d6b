/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Key_Of_TestInputs */

const en_ca2_refusal_key_of_test = /** @type {(inputs: Refusal_Key_Of_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is a test key, and the restaurant now takes real payments. Ask for a live key.`)
};

const fr_ca2_refusal_key_of_test = /** @type {(inputs: Refusal_Key_Of_TestInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`C’est une clé d’essai, et le restaurant accepte maintenant de vrais paiements. Demandez une clé de production.`)
};

/**
* | output |
* | --- |
* | "This is a test key, and the restaurant now takes real payments. Ask for a live key." |
*
* @param {Refusal_Key_Of_TestInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_key_of_test = /** @type {((inputs?: Refusal_Key_Of_TestInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Key_Of_TestInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_key_of_test(inputs)
	return en_ca2_refusal_key_of_test(inputs)
});