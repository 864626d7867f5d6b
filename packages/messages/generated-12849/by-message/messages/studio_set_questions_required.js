/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Set_Questions_RequiredInputs */

const en_ca2_studio_set_questions_required = /** @type {(inputs: Studio_Set_Questions_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`It must be answered`)
};

const fr_ca2_studio_set_questions_required = /** @type {(inputs: Studio_Set_Questions_RequiredInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Une réponse est exigée`)
};

/**
* | output |
* | --- |
* | "It must be answered" |
*
* @param {Studio_Set_Questions_RequiredInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_questions_required = /** @type {((inputs?: Studio_Set_Questions_RequiredInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Questions_RequiredInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_questions_required(inputs)
	return en_ca2_studio_set_questions_required(inputs)
});