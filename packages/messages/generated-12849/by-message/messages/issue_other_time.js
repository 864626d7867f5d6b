/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Other_TimeInputs */

const en_ca2_issue_other_time = /** @type {(inputs: Issue_Other_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The order names two different times. Please send one.`)
};

const fr_ca2_issue_other_time = /** @type {(inputs: Issue_Other_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`La commande indique deux moments différents. Veuillez n’en envoyer qu’un.`)
};

/**
* | output |
* | --- |
* | "The order names two different times. Please send one." |
*
* @param {Issue_Other_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_other_time = /** @type {((inputs?: Issue_Other_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Other_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_other_time(inputs)
	return en_ca2_issue_other_time(inputs)
});