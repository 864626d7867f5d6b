/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Model_Of_Other_WayInputs */

const en_ca2_issue_model_of_other_way = /** @type {(inputs: Issue_Model_Of_Other_WayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This model can’t be reached in this way.`)
};

const fr_ca2_issue_model_of_other_way = /** @type {(inputs: Issue_Model_Of_Other_WayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce modèle n’est pas accessible de cette façon.`)
};

/**
* | output |
* | --- |
* | "This model can’t be reached in this way." |
*
* @param {Issue_Model_Of_Other_WayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_model_of_other_way = /** @type {((inputs?: Issue_Model_Of_Other_WayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Model_Of_Other_WayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_model_of_other_way(inputs)
	return en_ca2_issue_model_of_other_way(inputs)
});