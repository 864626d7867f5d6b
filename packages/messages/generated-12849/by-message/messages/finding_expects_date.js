/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Expects_DateInputs */

const en_ca2_finding_expects_date = /** @type {(inputs: Finding_Expects_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`a date such as 2026-12-25`)
};

const fr_ca2_finding_expects_date = /** @type {(inputs: Finding_Expects_DateInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`une date comme 2026-12-25`)
};

/**
* | output |
* | --- |
* | "a date such as 2026-12-25" |
*
* @param {Finding_Expects_DateInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_expects_date = /** @type {((inputs?: Finding_Expects_DateInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Expects_DateInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_expects_date(inputs)
	return en_ca2_finding_expects_date(inputs)
});