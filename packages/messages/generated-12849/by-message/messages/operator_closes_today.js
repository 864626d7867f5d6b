/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Operator_Closes_TodayInputs */

const en_ca2_operator_closes_today = /** @type {(inputs: Operator_Closes_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Closes today`)
};

const fr_ca2_operator_closes_today = /** @type {(inputs: Operator_Closes_TodayInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`À commander aujourd’hui`)
};

/**
* | output |
* | --- |
* | "Closes today" |
*
* @param {Operator_Closes_TodayInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const operator_closes_today = /** @type {((inputs?: Operator_Closes_TodayInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Operator_Closes_TodayInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_operator_closes_today(inputs)
	return en_ca2_operator_closes_today(inputs)
});