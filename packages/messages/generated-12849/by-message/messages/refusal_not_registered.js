/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Not_RegisteredInputs */

const en_ca2_refusal_not_registered = /** @type {(inputs: Refusal_Not_RegisteredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There is no account for this sign-in yet.`)
};

const fr_ca2_refusal_not_registered = /** @type {(inputs: Refusal_Not_RegisteredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun compte n’existe encore pour cette connexion.`)
};

/**
* | output |
* | --- |
* | "There is no account for this sign-in yet." |
*
* @param {Refusal_Not_RegisteredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_not_registered = /** @type {((inputs?: Refusal_Not_RegisteredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Not_RegisteredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_not_registered(inputs)
	return en_ca2_refusal_not_registered(inputs)
});