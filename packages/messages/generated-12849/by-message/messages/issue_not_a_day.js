/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Not_A_DayInputs */

const en_ca2_issue_not_a_day = /** @type {(inputs: Issue_Not_A_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is not a day of the calendar, such as 2026-11-23.`)
};

const fr_ca2_issue_not_a_day = /** @type {(inputs: Issue_Not_A_DayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci n’est pas un jour du calendrier, comme 2026-11-23.`)
};

/**
* | output |
* | --- |
* | "This is not a day of the calendar, such as 2026-11-23." |
*
* @param {Issue_Not_A_DayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_not_a_day = /** @type {((inputs?: Issue_Not_A_DayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Not_A_DayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_not_a_day(inputs)
	return en_ca2_issue_not_a_day(inputs)
});