/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Issue_Not_A_DateInputs */

const en_ca2_issue_not_a_date = /** @type {(inputs: Issue_Not_A_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This is not a date with its time and zone, such as 2026-11-20T23:15:00Z.`)
};

const fr_ca2_issue_not_a_date = /** @type {(inputs: Issue_Not_A_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ceci n’est pas une date avec son heure et son fuseau, comme 2026-11-20T23:15:00Z.`)
};

/**
* | output |
* | --- |
* | "This is not a date with its time and zone, such as 2026-11-20T23:15:00Z." |
*
* @param {Issue_Not_A_DateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const issue_not_a_date = /** @type {((inputs?: Issue_Not_A_DateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Issue_Not_A_DateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_issue_not_a_date(inputs)
	return en_ca2_issue_not_a_date(inputs)
});