/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Method_Not_OfferedInputs */

const en_ca2_refusal_method_not_offered = /** @type {(inputs: Refusal_Method_Not_OfferedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The restaurant doesn’t take that way to pay for this order. Please choose another one.`)
};

const fr_ca2_refusal_method_not_offered = /** @type {(inputs: Refusal_Method_Not_OfferedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le restaurant n’offre pas ce mode de paiement pour cette commande. Veuillez en choisir un autre.`)
};

/**
* | output |
* | --- |
* | "The restaurant doesn’t take that way to pay for this order. Please choose another one." |
*
* @param {Refusal_Method_Not_OfferedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_method_not_offered = /** @type {((inputs?: Refusal_Method_Not_OfferedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Method_Not_OfferedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_method_not_offered(inputs)
	return en_ca2_refusal_method_not_offered(inputs)
});