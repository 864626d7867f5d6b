/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Thing_UnknownInputs */

const en_ca2_refusal_thing_unknown = /** @type {(inputs: Refusal_Thing_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This cannot be changed here, or it no longer exists.`)
};

const fr_ca2_refusal_thing_unknown = /** @type {(inputs: Refusal_Thing_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cet élément ne peut pas être modifié ici, ou il n’existe plus.`)
};

/**
* | output |
* | --- |
* | "This cannot be changed here, or it no longer exists." |
*
* @param {Refusal_Thing_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_thing_unknown = /** @type {((inputs?: Refusal_Thing_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Thing_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_thing_unknown(inputs)
	return en_ca2_refusal_thing_unknown(inputs)
});