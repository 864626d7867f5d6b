/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Day_AheadInputs */

const en_ca2_issue_day_ahead = /** @type {(inputs: Issue_Day_AheadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This day has not begun yet. Please choose today or an earlier day.`)
};

const fr_ca2_issue_day_ahead = /** @type {(inputs: Issue_Day_AheadInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce jour n’a pas encore commencé. Veuillez choisir aujourd’hui ou un jour passé.`)
};

/**
* | output |
* | --- |
* | "This day has not begun yet. Please choose today or an earlier day." |
*
* @param {Issue_Day_AheadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_day_ahead = /** @type {((inputs?: Issue_Day_AheadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Day_AheadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_day_ahead(inputs)
	return en_ca2_issue_day_ahead(inputs)
});