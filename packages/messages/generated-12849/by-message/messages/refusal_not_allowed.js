/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Not_AllowedInputs */

const en_ca2_refusal_not_allowed = /** @type {(inputs: Refusal_Not_AllowedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You may not do this with the account that you are signed in with.`)
};

const fr_ca2_refusal_not_allowed = /** @type {(inputs: Refusal_Not_AllowedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le compte avec lequel vous êtes connecté ne permet pas de faire cela.`)
};

/**
* | output |
* | --- |
* | "You may not do this with the account that you are signed in with." |
*
* @param {Refusal_Not_AllowedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_not_allowed = /** @type {((inputs?: Refusal_Not_AllowedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Not_AllowedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_not_allowed(inputs)
	return en_ca2_refusal_not_allowed(inputs)
});