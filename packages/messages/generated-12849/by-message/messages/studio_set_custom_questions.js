/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Custom_QuestionsInputs */

const en_ca2_studio_set_custom_questions = /** @type {(inputs: Studio_Set_Custom_QuestionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Questions at checkout`)
};

const fr_ca2_studio_set_custom_questions = /** @type {(inputs: Studio_Set_Custom_QuestionsInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Questions à la caisse`)
};

/**
* | output |
* | --- |
* | "Questions at checkout" |
*
* @param {Studio_Set_Custom_QuestionsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_custom_questions = /** @type {((inputs?: Studio_Set_Custom_QuestionsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Custom_QuestionsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_custom_questions(inputs)
	return en_ca2_studio_set_custom_questions(inputs)
});