/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Refusal_Below_Catering_MinimumInputs */

const en_ca2_refusal_below_catering_minimum = /** @type {(inputs: Refusal_Below_Catering_MinimumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your order does not reach the minimum for catering.`)
};

const fr_ca2_refusal_below_catering_minimum = /** @type {(inputs: Refusal_Below_Catering_MinimumInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre commande n’atteint pas le minimum pour un service traiteur.`)
};

/**
* | output |
* | --- |
* | "Your order does not reach the minimum for catering." |
*
* @param {Refusal_Below_Catering_MinimumInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_below_catering_minimum = /** @type {((inputs?: Refusal_Below_Catering_MinimumInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Below_Catering_MinimumInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_below_catering_minimum(inputs)
	return en_ca2_refusal_below_catering_minimum(inputs)
});