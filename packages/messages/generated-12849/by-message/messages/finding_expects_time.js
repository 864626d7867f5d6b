/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_TimeInputs */

const en_ca2_finding_expects_time = /** @type {(inputs: Finding_Expects_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a time of day such as 11:00`)
};

const fr_ca2_finding_expects_time = /** @type {(inputs: Finding_Expects_TimeInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une heure comme 11:00`)
};

/**
* | output |
* | --- |
* | "a time of day such as 11:00" |
*
* @param {Finding_Expects_TimeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_time = /** @type {((inputs?: Finding_Expects_TimeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_TimeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_time(inputs)
	return en_ca2_finding_expects_time(inputs)
});