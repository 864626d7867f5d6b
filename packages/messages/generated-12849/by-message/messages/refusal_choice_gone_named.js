/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Refusal_Choice_Gone_NamedInputs */

const en_ca2_refusal_choice_gone_named = /** @type {(inputs: Refusal_Choice_Gone_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: a choice you made is no longer offered. Please choose again.`)
};

const fr_ca2_refusal_choice_gone_named = /** @type {(inputs: Refusal_Choice_Gone_NamedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : l’un de vos choix n’est plus offert. Choisissez de nouveau.`)
};

/**
* | output |
* | --- |
* | "{name}: a choice you made is no longer offered. Please choose again." |
*
* @param {Refusal_Choice_Gone_NamedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_choice_gone_named = /** @type {((inputs: Refusal_Choice_Gone_NamedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Choice_Gone_NamedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_choice_gone_named(inputs)
	return en_ca2_refusal_choice_gone_named(inputs)
});