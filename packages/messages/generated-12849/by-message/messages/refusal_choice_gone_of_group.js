/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown>, group: NonNullable<unknown> }} Refusal_Choice_Gone_Of_GroupInputs */

const en_ca2_refusal_choice_gone_of_group = /** @type {(inputs: Refusal_Choice_Gone_Of_GroupInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name}: your choice under “${i?.group}” is no longer offered. Please choose again.`)
};

const fr_ca2_refusal_choice_gone_of_group = /** @type {(inputs: Refusal_Choice_Gone_Of_GroupInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.name} : votre choix sous « ${i?.group} » n’est plus offert. Choisissez de nouveau.`)
};

/**
* | output |
* | --- |
* | "{name}: your choice under “{group}” is no longer offered. Please choose again." |
*
* @param {Refusal_Choice_Gone_Of_GroupInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_choice_gone_of_group = /** @type {((inputs: Refusal_Choice_Gone_Of_GroupInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Choice_Gone_Of_GroupInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_choice_gone_of_group(inputs)
	return en_ca2_refusal_choice_gone_of_group(inputs)
});