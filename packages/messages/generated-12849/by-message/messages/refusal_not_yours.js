/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Not_YoursInputs */

const en_ca2_refusal_not_yours = /** @type {(inputs: Refusal_Not_YoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Only the person who placed this order can do that.`)
};

const fr_ca2_refusal_not_yours = /** @type {(inputs: Refusal_Not_YoursInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Seule la personne qui a passé cette commande peut le faire.`)
};

/**
* | output |
* | --- |
* | "Only the person who placed this order can do that." |
*
* @param {Refusal_Not_YoursInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_not_yours = /** @type {((inputs?: Refusal_Not_YoursInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Not_YoursInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_not_yours(inputs)
	return en_ca2_refusal_not_yours(inputs)
});