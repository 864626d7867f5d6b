/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minimum: NonNullable<unknown>, remaining: NonNullable<unknown> }} Refusal_Below_Catering_Minimum_NamedInputs */

const en_ca2_refusal_below_catering_minimum_named = /** @type {(inputs: Refusal_Below_Catering_Minimum_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The minimum for this order is ${i?.minimum}. Add ${i?.remaining} more to reach it.`)
};

const fr_ca2_refusal_below_catering_minimum_named = /** @type {(inputs: Refusal_Below_Catering_Minimum_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le minimum pour cette commande est de ${i?.minimum}. Ajoutez encore ${i?.remaining} pour l’atteindre.`)
};

/**
* | output |
* | --- |
* | "The minimum for this order is {minimum}. Add {remaining} more to reach it." |
*
* @param {Refusal_Below_Catering_Minimum_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_below_catering_minimum_named = /** @type {((inputs: Refusal_Below_Catering_Minimum_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Below_Catering_Minimum_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_below_catering_minimum_named(inputs)
	return en_ca2_refusal_below_catering_minimum_named(inputs)
});