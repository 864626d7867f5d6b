/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Children_FullInputs */

const en_ca2_refusal_children_full = /** @type {(inputs: Refusal_Children_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You’ve reached the most children we can keep. Please remove one first.`)
};

const fr_ca2_refusal_children_full = /** @type {(inputs: Refusal_Children_FullInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous avez atteint le nombre maximal d’enfants. Veuillez d’abord en retirer un.`)
};

/**
* | output |
* | --- |
* | "You’ve reached the most children we can keep. Please remove one first." |
*
* @param {Refusal_Children_FullInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_children_full = /** @type {((inputs?: Refusal_Children_FullInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Children_FullInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_children_full(inputs)
	return en_ca2_refusal_children_full(inputs)
});