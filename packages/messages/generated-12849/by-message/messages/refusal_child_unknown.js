/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Child_UnknownInputs */

const en_ca2_refusal_child_unknown = /** @type {(inputs: Refusal_Child_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This child is no longer on your list. Please choose who the meals are for.`)
};

const fr_ca2_refusal_child_unknown = /** @type {(inputs: Refusal_Child_UnknownInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cet enfant n’est plus dans votre liste. Veuillez choisir pour qui sont les repas.`)
};

/**
* | output |
* | --- |
* | "This child is no longer on your list. Please choose who the meals are for." |
*
* @param {Refusal_Child_UnknownInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_child_unknown = /** @type {((inputs?: Refusal_Child_UnknownInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Child_UnknownInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_child_unknown(inputs)
	return en_ca2_refusal_child_unknown(inputs)
});