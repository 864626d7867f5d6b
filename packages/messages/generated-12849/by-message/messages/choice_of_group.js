/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ group: NonNullable<unknown>, choice: NonNullable<unknown> }} Choice_Of_GroupInputs */

const en_ca2_choice_of_group = /** @type {(inputs: Choice_Of_GroupInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.group}: ${i?.choice}`)
};

const fr_ca2_choice_of_group = /** @type {(inputs: Choice_Of_GroupInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.group} : ${i?.choice}`)
};

/**
* | output |
* | --- |
* | "{group}: {choice}" |
*
* @param {Choice_Of_GroupInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const choice_of_group = /** @type {((inputs: Choice_Of_GroupInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Choice_Of_GroupInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_choice_of_group(inputs)
	return en_ca2_choice_of_group(inputs)
});